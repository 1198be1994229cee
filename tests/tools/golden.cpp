// Writes the golden playthrough anew, where the tests look for it.

#include <cstdio>
#include <fstream>

#include "tests/golden/playthrough.h"

int main()
{
    const char* const file = SOURCE_ROOT "/tests/golden/platoon.txt";
    std::ofstream out(file);
    out << galloper::golden::platoon();
    std::printf("%s: written\n", file);
    return out.flush() ? 0 : 1;
}
