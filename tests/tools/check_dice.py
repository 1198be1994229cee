#!/usr/bin/env python3
"""Works out every die of a match file again, with nothing of Galloper's own.

    check_dice.py FILE.galloper

What it does is written down in docs/checking-dice.md. It returns 0 where commitment and all dice
are right, 1 where they are not, naming the first that is not, and 2 where it cannot read the file.
"""

import hashlib
import re
import sys
import zlib

HEAD, OPENED, STEPS = 1, 2, 3
MOST = 64 << 20  # bytes of a section, unpacked


class Unreadable(Exception):
    pass


# --- the file: sections of zlib, and in each a Protobuf message --------------------------------


def sections(file):
    if file[:8] != b"GALLOPER" or file[8:12] != bytes([0, 0, 0, 1]):
        raise Unreadable("this is no match file of version 1")
    found, at = {}, 12
    while at < len(file):
        front = file[at:at + 44]
        if len(front) < 44:
            raise Unreadable("the file breaks off")
        kind, of = int.from_bytes(front[0:2], "big"), int.from_bytes(front[2:4], "big")
        packed = file[at + 44:at + 44 + int.from_bytes(front[4:8], "big")]
        if hashlib.blake2b(packed, digest_size=32).digest() != front[12:44]:
            raise Unreadable("a section is not what was hashed")
        found[kind, of] = packed
        at += 44 + int.from_bytes(front[4:8], "big")
    return found


def unpacked(found, kind):
    if (kind, 0) not in found:
        raise Unreadable("a section is missing")
    return zlib.decompressobj().decompress(found[kind, 0], MOST)


def varint(data, at):
    value = shift = 0
    while True:
        if at >= len(data) or shift > 63:
            raise Unreadable("a message breaks off")
        value |= (data[at] & 0x7F) << shift
        shift, at = shift + 7, at + 1
        if data[at - 1] < 0x80:
            return value, at


def fields(message):
    """Each field's number and value: a number, or bytes."""
    at = 0
    while at < len(message):
        tag, at = varint(message, at)
        if tag & 7 == 0:
            value, at = varint(message, at)
        elif tag & 7 == 2:
            length, at = varint(message, at)
            value, at = message[at:at + length], at + length
        else:
            raise Unreadable("a field is of a kind that is in no match file")
        yield tag >> 3, value


def values(message, number):
    return [value for its, value in fields(message) if its == number]


def only(message, number, otherwise):
    return (values(message, number) or [otherwise])[-1]


# --- the dice as they are written: [{purpose:"fire",piece:7,sides:6,face:2},...] ----------------

STRING = rb'"((?:[^"\\]|\\.)*)"'
FIELD = re.compile(rb"(purpose|piece|index|sides|face):(?:%s|(-?\d+))" % STRING, re.DOTALL)


def plain(words):
    """What stands between quotation marks, as it was before it was written there."""
    return re.sub(rb"\\(.)", lambda c: b"\n" if c[1] == b"n" else c[1], words, flags=re.DOTALL)


def draws(text):
    """A field that is 0 or empty is left out, so these are what a draw begins as."""
    dice = []
    for draw in re.findall(rb"\{((?:[^{}\"]|%s)*)\}" % STRING, text, re.DOTALL):
        die = {"purpose": b"", "piece": 0, "index": 0, "sides": 0, "face": 0}
        for name, words, number in FIELD.findall(draw[0]):
            die[name.decode()] = plain(words) if name == b"purpose" else int(number)
        dice.append(die)
    return dice


# --- the dice as they must be -------------------------------------------------------------------


def number(value):
    return value.to_bytes(8, "little")


def text(value):
    return number(len(value)) + value


def keyed(key, data):
    return hashlib.blake2b(data, digest_size=32, key=key).digest()


def match_key(secret, entropy):
    return keyed(secret, text(b"match key") + b"".join(text(one) for one in entropy))


def face(key, step, purpose, piece, index, sides):
    address = text(b"draw") + number(step) + text(purpose) + number(piece) + number(index)
    attempt = 0
    while True:
        digest = keyed(key, text(b"die") + text(address) + number(attempt))
        for which in range(0, 32, 8):
            drawn = int.from_bytes(digest[which:which + 8], "little")
            if drawn >= 2**64 % sides:
                return drawn % sides + 1
        attempt += 1


def check_step(key, step, dice):
    where = "the set-up" if step == 0 else "step %d" % step
    before = {}
    for place, die in enumerate(dice, 1):
        address = die["purpose"], die["piece"]
        index = before.get(address, 0)
        before[address] = index + 1
        if die["index"] != index or die["sides"] < 1:
            return "%s: die %d is out of turn" % (where, place)
        right = face(key, step, *address, index, die["sides"])
        if die["face"] != right:
            return "%s: die %d is %d, and the keys give %d" % (where, place, die["face"], right)
    return None


def check(file):
    """How many dice there are, and what is wrong first, or None."""
    found = sections(file)
    head, opened, steps = (unpacked(found, kind) for kind in (HEAD, OPENED, STEPS))
    secret = only(opened, 1, b"")
    if hashlib.blake2b(secret, digest_size=32).digest() != only(head, 7, b""):
        return 0, "the secret does not fit its commitment"

    key = match_key(secret, values(opened, 2))
    duplicate = only(head, 12, 0) == 1  # its set-up is from the secret alone
    count = 0
    for step, row in enumerate(values(steps, 1)):
        dice = draws(only(row, 2, b""))
        wrong = check_step(match_key(secret, []) if duplicate and step == 0 else key, step, dice)
        count += len(dice)
        if wrong:
            return count, wrong
    return count, None


def main():
    try:
        with open(sys.argv[1], "rb") as file:
            count, wrong = check(file.read())
    except (IndexError, OSError, Unreadable, zlib.error) as trouble:
        print("unreadable: %s" % trouble)
        return 2
    print(wrong or "the secret fits its commitment and gives all %d dice" % count)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
