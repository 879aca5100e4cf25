/**
 * What each act answers in each state of a service, kept by hand. Security B5 with the changes of decisions §7, §14 and §18.
 * P0 waiting · A1u taken, unpaid, with driver · A1p paid · A1q in position · R2 running · R2a arrived · F3 finished · X4 cancelled.
 *
 * ok it happens · same it had happened, the answer is the same and nothing changes · 404, 409, 400 refused, nothing changes ·
 * kept refused with 409, and what was sent stays as evidence in the history · none answered, but nothing is kept or shown. Who acts: CE and CL the client, E and D the carrier, ED its driver, A staff.
 */
export const statesCsv = `
act;who;P0;A1u;A1p;A1q;R2;R2a;F3;X4
offer;E,D;ok;409;409;409;409;409;409;409
take;E,D;ok;409;409;409;409;409;409;409
accept offer;CE,CL;ok;409;409;409;409;409;409;409
counter;CE,CL;ok;409;409;409;409;409;409;409
accept counter;E,D;ok;409;409;409;409;409;409;409
withdraw offer;E,D;ok;409;409;409;409;409;409;409
move date;CE,CL;ok;409;409;409;409;409;409;409
assign;E;404;ok;ok;400;400;400;409;409
assign with reason;E;404;ok;ok;ok;ok;ok;409;409
waive;A;409;ok;ok;ok;ok;ok;409;409
pay;CE,CL;409;ok;409;409;409;409;409;409
insure;CE,CL;409;ok;409;409;409;409;409;409
preview cancellation;CE,CL;ok;ok;ok;409;409;409;409;409
cancel;CE,CL;ok;ok;ok;409;409;409;409;409
release;E,D;404;ok;ok;409;409;409;409;409
close;A;409;409;409;ok;ok;ok;409;409
load support document;E,D,ED;404;409;ok;ok;ok;ok;409;409
on the way;D,ED;404;409;ok;ok;409;409;409;kept
in position;D,ED;404;409;ok;same;same;same;same;kept
loading starts;D,ED;404;409;409;ok;409;409;409;kept
trip starts;D,ED;404;409;409;ok;same;same;same;kept
arrives;D,ED;404;409;409;409;ok;same;same;kept
unloading starts;D,ED;404;409;409;409;409;ok;409;kept
finish;D,ED;404;409;409;409;409;ok;same;kept
report without reason;E;404;409;400;same;same;same;same;kept
report on behalf;E;404;409;ok;same;same;same;same;kept
write location;D,ED;none;none;none;ok;ok;ok;none;none
read location;CE,CL;none;none;none;ok;ok;ok;none;none
rate;CE,CL;409;409;409;409;409;409;ok;409
rate the client;E,D;404;409;409;409;409;409;ok;409
approve;CE,CL;409;409;409;409;409;409;ok;409
`
