-- When the truth of a match opens: 1 at the end, 2 after days, 3 by consent, 4 never.
ALTER TABLE match ADD COLUMN disclosure INTEGER NOT NULL DEFAULT 1;
ALTER TABLE match ADD COLUMN days       INTEGER NOT NULL DEFAULT 0;
ALTER TABLE match ADD COLUMN ended      INTEGER;  -- in seconds since 1970
ALTER TABLE match ADD COLUMN imported   INTEGER NOT NULL DEFAULT 0;
ALTER TABLE match ADD COLUMN packed     INTEGER NOT NULL DEFAULT 0;
CREATE INDEX match_to_pack ON match (id) WHERE stage = 3 AND packed = 0;

CREATE TABLE consent (
    match INTEGER NOT NULL REFERENCES match (id),
    seat  INTEGER NOT NULL,
    given INTEGER NOT NULL,  -- in seconds since 1970
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;

-- What is said in a list of each match that was packed. Its place is the second in which it ended,
-- times 2^20, and chance: places that are seen say nothing of those that are not.
CREATE TABLE archive (
    place    INTEGER PRIMARY KEY,
    match    INTEGER NOT NULL UNIQUE REFERENCES match (id),
    ruleset  TEXT    NOT NULL,
    scenario TEXT    NOT NULL,
    title    TEXT    NOT NULL,
    sides    TEXT    NOT NULL,
    result   TEXT    NOT NULL,
    winner   INTEGER,
    scores   TEXT    NOT NULL,
    turns    INTEGER NOT NULL,
    last     INTEGER NOT NULL,  -- step
    link     BLOB    NOT NULL   -- the chain's value after it
) STRICT;
CREATE INDEX archive_ruleset ON archive (ruleset, place);
CREATE INDEX archive_scenario ON archive (scenario, place);
CREATE INDEX archive_link ON archive (link);

CREATE TABLE match_file (
    match INTEGER PRIMARY KEY REFERENCES match (id),
    file  BLOB    NOT NULL  -- docs/match-file.md
) STRICT;

-- What was said of a step of a match that is over, numbered for each match by itself.
CREATE TABLE remark (
    match   INTEGER NOT NULL REFERENCES match (id),
    number  INTEGER NOT NULL,
    step    INTEGER NOT NULL,
    seat    INTEGER NOT NULL,
    words   INTEGER NOT NULL REFERENCES words (id),
    written INTEGER NOT NULL,  -- in seconds since 1970
    PRIMARY KEY (match, number)
) STRICT, WITHOUT ROWID;
