/** Rows of the rooms in which people work all day: messages, lanes, many services, the inbox, months of the books. Part of `matrix.csv.ts`, which tells the columns. */
export const roomsCsv = `p20;GET;/accounting/payables;read what is to be paid by carrier;401;ALL;ALL;X;X;X;X;X;X;-
p21;POST;/accounting/accountcheck/{_id};confirm new account;401;ALL;ALL;X;X;X;X;X;X;carrier
p22;GET;/accounting/bankfile;read file of the bank;401;ALL;ALL;X;X;X;X;X;X;-
p23;PUT;/accounting/bankfile;choose file of the bank;401;ALL;X;X;X;X;X;X;X;-
p24;POST;/accounting/bankreturn/{_id};read answer of the bank;401;ALL;ALL;X;X;X;X;X;X;batch
zl0;GET;/order/board/returns;count loads back;401;X;X;OWN;X;X;OWN;X;X;-
zl1;GET;/lane/saved;list own lanes;401;X;X;OWN;X;X;OWN;X;X;-
zl2;GET;/lane/saved/{_id};read own lane;401;X;X;SELF;X;X;SELF;X;X;lane
zl3;POST;/lane/saved;save lane;401;X;X;OWN;X;X;OWN;X;X;-
zl4;POST;/lane/saved/{_id};change own lane;401;X;X;SELF;X;X;SELF;X;X;lane
zl6;DELETE;/lane/saved/{_id};remove own lane;401;X;X;SELF;X;X;SELF;X;X;lane
zl7;GET;/lane/alerts/times;read own alert times;401;X;X;OWN;X;X;OWN;X;X;-
zl8;POST;/lane/alerts/times;set own alert times;401;X;X;OWN;X;X;OWN;X;X;-
z1;GET;/place/saved;list own places;401;X;X;X;OWN;OWN;X;X;X;-
z1b;GET;/place/saved/{_id};read own place;401;X;X;X;SELF;SELF;X;X;X;place
z2;POST;/place/saved;keep place;401;X;X;X;OWN;OWN;X;X;X;-
z3;PUT;/place/saved/{_id};change place;401;X;X;X;SELF;SELF;X;X;X;place
z4;DELETE;/place/saved/{_id};let go of place;401;X;X;X;SELF;SELF;X;X;X;place
z6;GET;/order/template;list own templates;401;X;X;X;OWN;OWN;X;X;X;-
z6b;GET;/order/template/{_id};read own template;401;X;X;X;SELF;SELF;X;X;X;template
z7;POST;/order/template;keep template;401;X;X;X;OWNR;OWNR;X;X;X;order
z8;PUT;/order/template/{_id};rename template;401;X;X;X;SELF;SELF;X;X;X;template
z9;DELETE;/order/template/{_id};remove template;401;X;X;X;SELF;SELF;X;X;X;template
z10;POST;/order/template/use/{_id};use template;401;X;X;X;SELF;SELF;X;X;X;template
z11;GET;/order/import;list own imports;401;X;X;X;OWN;OWN;X;X;X;-
z12;GET;/order/import/template;read template;401;X;X;X;REF;REF;X;X;X;-
z13;GET;/order/import/{_id};read own import;401;X;X;X;SELF;SELF;X;X;X;import
z14;GET;/order/import/rows/{_id};read rows of import;401;X;X;X;SELF;SELF;X;X;X;import
z15;POST;/order/import;bring file;401;X;X;X;UPL;UPL;X;X;X;-
z16;POST;/order/import/columns/{_id};say columns;401;X;X;X;SELF;SELF;X;X;X;import
z17;POST;/order/import/publish/{_id};publish import;401;X;X;X;SELF;SELF;X;X;X;import
z18;POST;/order/import/undo/{_id};undo import;401;X;X;X;SELF;SELF;X;X;X;import
z19;GET;/order/import/failed/{_id};read failed rows;401;X;X;X;SELF;SELF;X;X;X;import
z20;DELETE;/order/import/{_id};discard import;401;X;X;X;SELF;SELF;X;X;X;import
z21;GET;/order/recurring;list own recurring;401;X;X;X;OWN;OWN;X;X;X;-
z22;GET;/order/recurring/{_id};read own recurring;401;X;X;X;SELF;SELF;X;X;X;recurring
z23;GET;/order/recurring/occurrences/{_id};read days of recurring;401;X;X;X;SELF;SELF;X;X;X;recurring
z24;POST;/order/recurring;make recurring;401;X;X;X;OWNR;OWNR;X;X;X;order
z26;POST;/order/recurring/{_id};change recurring;401;X;X;X;SELF;SELF;X;X;X;recurring
z25;POST;/order/recurring/state/{_id};pause recurring;401;X;X;X;SELF;SELF;X;X;X;recurring
g1;GET;/message/thread/{_id};read conversation;401;ALL;ALL;CARR;OWNR;OWNR;CARR;OPER;ALL;order
g2;GET;/message/all/{_id};read messages;401;ALL;ALL;CARR;OWNR;OWNR;CARR;OPER;ALL;order
g3;POST;/message/send/{_id};write message;401;ALL;ALL;CARR;OWNR;OWNR;CARR;OPER;ALL;order
g4;PUT;/message/read/{_id};mark messages;401;ALL;ALL;CARR;OWNR;OWNR;CARR;OPER;ALL;order
g5;POST;/message/open/{_id};read conversation for PQR;401;ALL;ALL;X;X;X;X;X;ALL;order
g6;GET;/message/unread;read own unread messages;401;X;X;OWN;OWN;OWN;OWN;OWN;X;-
g7;GET;/message/door/{_id};ask for conversation;401;ALL;ALL;X;X;X;X;X;ALL;order
zm1;GET;/margin/summary;read margins;401;ALL;ALL;X;X;X;X;X;X;-
zm2;GET;/margin/groups;read margins by lane;401;ALL;ALL;X;X;X;X;X;X;-
zm3;GET;/margin/services;list services with margin;401;ALL;ALL;X;X;X;X;X;X;-
zm4;GET;/margin/offers;list offers of weeks;401;ALL;ALL;X;X;X;X;X;X;-
zm5;GET;/margin/returns;list returned services;401;ALL;ALL;X;X;X;X;X;X;-
x1;GET;/inbox/items;read own inbox;401;ALL;ALL;X;X;X;X;X;ALL;-
x2;POST;/inbox/take/{_id};take what waits;401;ALL;ALL;X;X;X;X;X;ALL;entry
x3;POST;/inbox/snooze/{_id};put off what waits;401;ALL;ALL;X;X;X;X;X;ALL;entry
x4;GET;/inbox/notes/{_id};read notes;401;ALL;ALL;X;X;X;X;X;ALL;entry
x5;POST;/inbox/note/{_id};note;401;ALL;ALL;X;X;X;X;X;ALL;entry
x6;POST;/inbox/call/{_id};log call;401;ALL;X;X;X;X;X;X;X;order
xn1;GET;/note/all/{_id};read notes of order;401;ALL;ALL;X;X;X;X;X;ALL;order
xn2;GET;/note/colleagues;choose a colleague;401;ALL;ALL;X;X;X;X;X;ALL;-
xn3;POST;/note/write/{_id};write note;401;ALL;ALL;X;X;X;X;X;ALL;order
xn4;POST;/note/change/{_id};change own note;401;SELF;SELF;X;X;X;X;X;SELF;note
xn5;DELETE;/note/{_id};take back own note;401;SELF;SELF;X;X;X;X;X;SELF;note
xf1;GET;/signal/all;list signs of fraud;401;ALL;X;X;X;X;X;X;X;-
xf2;GET;/signal/detail/{_id};read sign of fraud;401;ALL;X;X;X;X;X;X;X;signal
xf3;POST;/signal/aside/{_id};put sign of fraud aside;401;ALL;X;X;X;X;X;X;X;signal
xp1;GET;/pqr/case/{_id};read case;401;ALL;X*;X;X;X;X;X;ALL;PQR
xp1b;GET;/pqr/case/{_id};read case of complaint;401;ALL;ALL;X;X;X;X;X;ALL;PQR
xp2;GET;/pqr/assignees/{_id};choose who answers;401;ALL;X*;X;X;X;X;X;ALL;PQR
xp2b;GET;/pqr/assignees/{_id};choose who answers complaint;401;ALL;ALL;X;X;X;X;X;ALL;PQR
xp3;POST;/pqr/assign/{_id};give PQR;401;ALL;X*;X;X;X;X;X;ALL;PQR
xp3b;POST;/pqr/assign/{_id};give complaint;401;ALL;ALL;X;X;X;X;X;ALL;PQR
xp4;GET;/pqr/template;choose template;401;ALL;ALL;X;X;X;X;X;ALL;-
xp5;POST;/pqr/template;write template;401;ALL;X;X;X;X;X;X;X;-
xp6;POST;/pqr/template/{_id};change template;401;ALL;X;X;X;X;X;X;X;template of answers
xp7;DELETE;/pqr/template/{_id};remove template;401;ALL;X;X;X;X;X;X;X;template of answers
xp8;GET;/pqr/mail;read mails;401;ALL;X;X;X;X;X;X;ALL;-
xp9;POST;/pqr/mail/join/{_id};join mail;401;ALL;X;X;X;X;X;X;ALL;mail
xp10;POST;/pqr/mail/file/{_id};file mail;401;ALL;X;X;X;X;X;X;ALL;mail
xp11;POST;/pqr/mail/discard/{_id};discard mail;401;ALL;X;X;X;X;X;X;ALL;mail
xs1;GET;/notification/sent/{_id};read what a service told;401;ALL;X;X;X;X;X;X;X;order
xs2;GET;/notification/seen/{_id};read who read of a service;401;ALL;X;X;X;X;X;X;X;order
mc1;GET;/accounting/months;read months of the books;401;ALL;ALL;X;X;X;X;X;X;-
mc2;GET;/accounting/month/{month};read month of the books;401;ALL;ALL;X;X;X;X;X;X;-
mc3;POST;/accounting/month/{month};close month;401;ALL;ALL;X;X;X;X;X;X;-
mc4;GET;/accounting/month/late/{month};read what came after a month;401;ALL;ALL;X;X;X;X;X;X;-
mc5;GET;/accounting/month/file/{month};read parts of a month;401;ALL;ALL;X;X;X;X;X;X;-
mc6;POST;/accounting/month/file/{month};make file of a month;401;ALL;ALL;X;X;X;X;X;X;-
mc7;GET;/accounting/chart;read chart of accounts;401;ALL;ALL;X;X;X;X;X;X;-
mc8;PUT;/accounting/chart;set chart of accounts;401;ALL;ALL;X;X;X;X;X;X;-
n54;GET;/paper/review;list papers to review;401;ALL;X;X;X;X;X;X;X;-
n55;GET;/paper/review/{_id};look at paper;401;ALL;X;X;X;X;X;X;X;paper
n56;POST;/paper/judge/{_id};judge paper;401;ALL;X;X;X;X;X;X;X;paper
n57;POST;/paper/undo/{_id};take judgement back;401;ALL;X;X;X;X;X;X;X;paper
`
