# Turns a file into the list of its bytes, to be included between the braces of an array.
file(READ ${IN} bytes HEX)
string(REGEX REPLACE "(..)" "0x\\1," bytes "${bytes}")
file(WRITE ${OUT} "${bytes}\n")
