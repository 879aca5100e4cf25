/**
 * Which places of a trip reach whom, kept by hand. Decisions §14, security B3 "live location". The trip has two drivers: the
 * first sets out and is replaced. Viewers as in projections.csv: A, CAR, OWN, OPR the driver of that moment; anybody else is
 * refused. R seen, - not.
 *
 * Places: `former` the first driver, `approach` the second on his way, `gate` in position, `road` under way.
 */
export const seenPlacesCsv = `
when;place;A;CAR;OWN;OPR
former driver under way;former;R;R;-;R
driver replaced;former;-;-;-;-
on the way;former;-;-;-;-
on the way;approach;R;R;-;R
in position;former;-;-;-;-
in position;approach;R;R;-;R
in position;gate;R;R;R;R
running;former;-;-;-;-
running;approach;R;R;-;R
running;gate;R;R;R;R
running;road;R;R;R;R
finished;former;-;-;-;-
finished;approach;-;-;-;-
finished;gate;-;-;-;-
finished;road;-;-;-;-
`

/** Where steps were reported, in the history; it stays after the finish. */
export const reportedPlacesCsv = `
when;place;A;CAR;OWN;OPR
former driver under way;former;R;R;-;R
driver replaced;former;R;R;-;R
on the way;former;R;R;-;R
on the way;approach;R;R;-;R
in position;former;R;R;-;R
in position;approach;R;R;-;R
in position;gate;R;R;R;R
running;former;R;R;-;R
running;approach;R;R;-;R
running;gate;R;R;R;R
running;road;R;R;R;R
finished;former;R;R;-;R
finished;approach;R;R;-;R
finished;gate;R;R;R;R
finished;road;R;R;R;R
`
