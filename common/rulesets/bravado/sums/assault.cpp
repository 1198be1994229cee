#include "common/rulesets/bravado/sums/assault.h"

namespace galloper::bravado {

int assault_ways(Assault result, int bravado_lost, bool surrenders)
{
    int count = 0;
    for (int d10 = 1; d10 <= 10; ++d10)
        if (assault_result(d10, bravado_lost, surrenders) == result) ++count;
    return count;
}

}  // namespace galloper::bravado
