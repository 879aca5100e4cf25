/**
 * What each act answers in each state of a service, kept by hand. Security B5 with the changes of decisions §7, §14 and §18.
 * P0 waiting · A1u taken, unpaid, with driver · A1p paid · A1q in position · R2 running · R2a arrived · F3 finished · X4 cancelled.
 *
 * `of` is the row of the domain's acts table it belongs to, `-` where it is judged elsewhere.
 *
 * ok it happens · same it had happened, the answer is the same and nothing changes · 404, 409, 400 refused, nothing changes ·
 * kept refused with 409, and what was sent stays as evidence in the history · none answered, but nothing is kept or shown. Who acts: CE and CL the client, E and D the carrier, ED its driver, A staff.
 */
export const statesCsv = `
act;of;who;P0;A1u;A1p;A1q;R2;R2a;F3;X4
offer;offer;E,D;ok;409;409;409;409;409;409;409
take;take;E,D;ok;409;409;409;409;409;409;409
accept offer;accept;CE,CL;ok;409;409;409;409;409;409;409
counter;-;CE,CL;ok;409;409;409;409;409;409;409
accept counter;-;E,D;ok;409;409;409;409;409;409;409
withdraw offer;-;E,D;ok;409;409;409;409;409;409;409
move date;moveDate;CE,CL;ok;409;409;409;409;409;409;409
assign;assign;E;404;ok;ok;400;400;400;409;409
assign with reason;assign;E;404;ok;ok;ok;ok;ok;409;409
waive;waive;A;409;ok;ok;ok;ok;ok;409;409
pay;pay;CE,CL;409;ok;409;409;409;409;409;409
pay what was lost;pay;CE,CL;409;ok;409;ok;ok;ok;ok;409
insure;insure;CE,CL;409;ok;409;409;409;409;409;409
preview cancellation;cancel;CE,CL;ok;ok;ok;409;409;409;409;409
cancel;cancel;CE,CL;ok;ok;ok;409;409;409;409;409
release;release;E,D;404;ok;ok;409;409;409;409;409
close;close;A;409;409;409;ok;ok;ok;409;409
close without a driver;close;A;409;ok;ok;ok;ok;ok;409;409
remind;remind;A;409;409;409;409;409;409;409;409
remind without a driver;remind;A;409;ok;ok;409;409;409;409;409
propose;propose;A;ok;409;409;409;409;409;409;409
load support document;loadSupportDocument;E,D,ED;404;409;ok;ok;ok;ok;409;409
on the way;onTheWay;D,ED;404;409;ok;ok;409;409;409;kept
in position;inPosition;D,ED;404;409;ok;same;same;same;same;kept
loading starts;loadingStart;D,ED;404;409;409;ok;409;409;409;kept
trip starts;tripStart;D,ED;404;409;409;ok;same;same;same;kept
arrives;inFinish;D,ED;404;409;409;409;ok;same;same;kept
unloading starts;unloadingStart;D,ED;404;409;409;409;409;ok;409;kept
finish;finish;D,ED;404;409;409;409;409;ok;same;kept
report without reason;inPosition;E;404;409;400;same;same;same;same;kept
report on behalf;inPosition;E;404;409;ok;same;same;same;same;kept
write location;-;D,ED;none;none;none;ok;ok;ok;none;none
read location;-;CE,CL;none;none;none;ok;ok;ok;none;none
rate;rate;CE,CL;409;409;409;409;409;409;ok;409
rate the client;rate;E,D;404;409;409;409;409;409;ok;409
write to the carrier;-;CE,CL;409;ok;ok;ok;ok;ok;ok;ok
write to the client;-;E,D,ED;404;ok;ok;ok;ok;ok;ok;ok
approve;approve;CE,CL;409;409;409;409;409;409;ok;409
`
