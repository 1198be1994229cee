-- What there is in one row each, whatever the number of matches.
CREATE TABLE house (
    one     INTEGER PRIMARY KEY CHECK (one = 1),
    service INTEGER NOT NULL,  -- milliseconds this server was up; rows of the log may be later
    filed   INTEGER NOT NULL   -- the last row of the log that stands in `place`
) STRICT;
INSERT INTO house VALUES (1, 0, 0);

CREATE TABLE match (
    id            INTEGER PRIMARY KEY,
    name          TEXT    NOT NULL UNIQUE,
    ruleset       TEXT    NOT NULL,
    version       INTEGER NOT NULL,
    scenario      TEXT    NOT NULL,
    scenario_text TEXT    NOT NULL,
    options       TEXT    NOT NULL,
    decision      INTEGER NOT NULL,  -- seconds for one, or 0
    secret        BLOB    NOT NULL,
    commitment    BLOB    NOT NULL,
    handles       BLOB    NOT NULL,
    stage         INTEGER NOT NULL,
    words         TEXT    NOT NULL,
    twin          INTEGER REFERENCES match (id),
    created       INTEGER NOT NULL
) STRICT;

-- What people wrote, apart from all else, so that it can be blanked and every chain stays whole.
CREATE TABLE words (
    id     INTEGER PRIMARY KEY,
    person INTEGER,
    salt   BLOB NOT NULL,
    text   TEXT NOT NULL
) STRICT;

CREATE TABLE seat (
    match   INTEGER NOT NULL REFERENCES match (id),
    number  INTEGER NOT NULL,
    name    TEXT    NOT NULL,
    post    TEXT    NOT NULL,
    token   BLOB    NOT NULL UNIQUE,  -- its hash
    machine INTEGER NOT NULL,
    sitter  INTEGER REFERENCES words (id),
    entropy BLOB,
    PRIMARY KEY (match, number)
) STRICT, WITHOUT ROWID;

-- One row a step and nothing else: it is only ever added to. Which rows are a match's stands in
-- `place`, which is filled in sorted batches; rows after house.filed are known by reading them.
CREATE TABLE log (
    id      INTEGER PRIMARY KEY,
    match   INTEGER NOT NULL REFERENCES match (id),
    step    INTEGER NOT NULL,
    service INTEGER NOT NULL,
    body    BLOB    NOT NULL  -- galloper.record.v1.Row
) STRICT;

CREATE TABLE place (
    match INTEGER NOT NULL,
    step  INTEGER NOT NULL,
    log   INTEGER NOT NULL,
    PRIMARY KEY (match, step)
) STRICT, WITHOUT ROWID;

CREATE TABLE checkpoint (
    id    INTEGER PRIMARY KEY,
    match INTEGER NOT NULL REFERENCES match (id),
    step  INTEGER NOT NULL,
    body  BLOB    NOT NULL,  -- galloper.record.v1.Checkpoint
    UNIQUE (match, step)
) STRICT;

CREATE TABLE deadline (
    match INTEGER NOT NULL REFERENCES match (id),
    seat  INTEGER NOT NULL,
    due   INTEGER NOT NULL,  -- in service time
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX deadline_due ON deadline (due);
