// Writes tests/golden/villanueva.txt anew, where the tests look for it.

#include <cstdio>
#include <fstream>

#include "tests/golden/playthrough.h"

int main()
{
    std::ofstream out(SOURCE_ROOT "/tests/golden/villanueva.txt");
    out << galloper::golden::villanueva();
    return out.flush() ? 0 : 1;
}
