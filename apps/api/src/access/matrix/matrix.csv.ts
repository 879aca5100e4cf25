import { roomsCsv } from './matrix.csv.rooms.ts'

/**
 * Who may call what, kept by hand and never made from the endpoint table: two lists that must agree. Security B2, with the
 * changes of decisions §18. Columns: anonymous, administrator, accountancy, enterprise, cliententerprise, client, driver,
 * enterprisedriver, soport.
 *
 * PUB nobody need log in · 401 a session is needed · X refused by role · ALL any object · REF reference data · SELF the id is
 * the caller's own · OWNR its client · CARR its carrier · OPER its driver now · ENT belongs to the caller's enterprise · OPEN
 * waiting for a carrier · OWN rows of the caller · VIS published for his role · UPL own upload · GW the gateway's signature alone.
 *
 * `act` tells several acts on one path apart; a path's roles are those of all its acts. `object`: what an id in the request
 * names, `-` where there is none.
 */
export const matrixCsv = `
id;method;path;act;anon;A;C;E;CE;CL;D;ED;S;object
01;POST;/auth/tokenbackoffice;log in;PUB;PUB;PUB;PUB;PUB;PUB;PUB;PUB;PUB;-
04;GET;/user/detailscount;read counts;401;ALL;X;X;X;X;X;X;X;-
05;GET;/user/withenterprise/{flag};list drivers;401;ALL;X;X;X;X;X;X;X;-
06;GET;/user/withenterpriseid/{enterpriseId};read drivers of;401;ALL;X;SELF;X;X;X;X;X;enterprise
07;GET;/user/clients/{flag};list cargo owners;401;ALL;X;X;X;X;X;X;X;-
08;GET;/user/all;choose a person;401;ALL;X;X;X;X;X;X;REF;-
09;GET;/user/backoffice;list staff;401;ALL;X;X;X;X;X;X;X;-
10;GET;/user/enterprises;list companies;401;ALL;X;X;X;X;X;X;X;-
11;GET;/user/detail/{_id};read profile;401;ALL;SELF;SELF;SELF;SELF;SELF;SELF;SELF;user
11b;GET;/user/detail/{_id};read own driver;401;ALL;X*;ENT;X*;X*;X*;X*;X*;user
12;POST;/user/create;make account;401;ALL;X;X;X;X;X;X;X;-
13;PUT;/user/update/{_id};change own account;401;ALL;SELF;SELF;SELF;SELF;SELF;SELF;SELF;user
13b;PUT;/user/update/{_id};judge account;401;ALL;X*;X*;X*;X*;X*;X*;X*;user
14;POST;/user/image/upload/data;upload portrait;401;UPL;UPL;UPL;UPL;UPL;UPL;UPL;UPL;-
15;POST;/order/create;create;401;X;X;X;OWNR;OWNR;X;X;X;-
16a;PUT;/order/update/{_id};assign;401;X;X;CARR;X;X;CARR;X;X;order
16b;PUT;/order/update/{_id};record attempt;401;X;X;X;OWNR;OWNR;X;X;X;order
16c;PUT;/order/update/{_id};move date;401;X;X;X;OWNR;OWNR;X;X;X;order
17;GET;/order/active/type;list open;401;ALL;X;OPEN;X;X;OPEN;X;X;-
17b;GET;/order/active/near;list near;401;X;X;X;X;X;OPEN;X;X;-
17c;GET;/order/board;weigh loads;401;X;X;OPEN;X;X;OPEN;X;X;-
zl5;POST;/lane/state/{_id};pause own lane;401;X;X;SELF;X;X;SELF;X;X;lane
17d;POST;/order/board/mark/{_id};keep load;401;X;X;OPEN;X;X;OPEN;X;X;order
17f;GET;/order/dispatch;read dispatch board;401;X;X;OWN;X;X;X;X;X;-
17g;GET;/order/dispatch/checks/{_id};check fleet;401;X;X;CARR;X;X;X;X;X;order
17h;GET;/order/dispatch/pair/{_id};check pair;401;X;X;CARR;X;X;X;X;X;order
17e;GET;/order/contacts/{_id};read contacts;401;ALL;X;CARR;OWNR;OWNR;CARR;OPER;X;order
18;POST;/order/type;list own;401;SELF;X;SELF;SELF;SELF;SELF;SELF;X;user
18b;POST;/order/type;list of own driver;401;ALL;X;ENT;X*;X*;X*;X*;X;user
19;GET;/order/count;count by status;401;ALL;ALL;X;X;X;X;X;X;-
20;GET;/order/accounting;read accounting;401;ALL;ALL;X;X;X;X;X;X;-
20b;GET;/order/accounting/totals;add up accounting;401;ALL;ALL;X;X;X;X;X;X;-
18c;POST;/order/type;list of a person;401;ALL;X;X*;X*;X*;X*;X*;X;user
z5;POST;/order/repeat/{_id};repeat;401;X;X;X;OWNR;OWNR;X;X;X;order
21;POST;/order/suggested/price;suggest price;401;ALL;X;X;ALL;ALL;X;X;X;-
l1;GET;/lane/history;read history of a lane;401;ALL;X;REF;REF;REF;REF;X;X;-
22;POST;/order/crypto;sign attempt;401;X;X;X;OWNR;OWNR;X;X;X;attempt
23;POST;/order/pay;pay;401;X;X;X;OWNR;OWNR;X;X;X;order
23b;POST;/order/pay;pay waiting;401;X;X;X;OWNR;OWNR;X;X;X;order
24;PUT;/order/loadsupportdoc/{_id};load support document;401;X;X;CARR;X;X;CARR;OPER;X;order
25;POST;/order/cancellation/client;cancel;401;X;X;X;OWNR;OWNR;X;X;X;order
25b;GET;/order/cancellation/client/{orderId};preview cancellation;401;X;X;X;OWNR;OWNR;X;X;X;order
26;GET;/order/insurance/commodity/movili;read insurance catalogues;401;REF;X;X;REF;REF;X;X;X;-
27;POST;/order/create/insurance;insure;401;X;X;X;OWNR;OWNR;X;X;X;order
28;GET;/cancellation/all;read cancellations;401;ALL;ALL;X;X;X;X;X;X;-
29;POST;/increase/calculate;calculate;401;ALL;X;REF;ALL;ALL;REF;X;X;-
29b;POST;/increase/calculate;calculate earnings;401;X*;X;OPEN;X*;X*;OPEN;X;X;order
30;GET;/increase/all;read percentages;401;ALL;ALL;X;X;X;X;X;X;-
31;PUT;/increase/update/{_id};set percentages;401;ALL;X;X;X;X;X;X;X;percentages
31b;GET;/increase/history;read changes of percentages;401;ALL;X;X;X;X;X;X;X;-
31c;GET;/increase/vatbase;read base of VAT;401;ALL;ALL;X;X;X;X;X;X;-
31d;POST;/increase/vatbase;plan base of VAT;401;ALL;X;X;X;X;X;X;X;-
31e;DELETE;/increase/vatbase/{_id};take back base of VAT;401;ALL;X;X;X;X;X;X;X;change
f1;GET;/tariff/all;read editions;401;ALL;X;X;X;X;X;X;X;-
f2;GET;/tariff/detail/{_id};read edition;401;ALL;X;X;X;X;X;X;X;edition
f3;GET;/tariff/template;read template;401;ALL;X;X;X;X;X;X;X;-
f4;POST;/tariff/preview;try edition;401;ALL;X;X;X;X;X;X;X;-
f5;POST;/tariff/create;bring edition;401;ALL;X;X;X;X;X;X;X;-
f6;GET;/tolls/all;read editions of tolls;401;ALL;X;X;X;X;X;X;X;-
f7;GET;/tolls/detail/{_id};read edition of tolls;401;ALL;X;X;X;X;X;X;X;edition
f8;GET;/tolls/template;read template of tolls;401;ALL;X;X;X;X;X;X;X;-
f9;POST;/tolls/preview;try edition of tolls;401;ALL;X;X;X;X;X;X;X;-
f10;POST;/tolls/create;bring edition of tolls;401;ALL;X;X;X;X;X;X;X;-
f11;GET;/order/tolls/{_id};read tolls of order;401;ALL;X;CARR;OWNR;OWNR;CARR;OPER;X;order
f11b;GET;/order/tolls/{_id};read tolls of open order;401;ALL;X;OPEN;X*;X*;OPEN;X*;X;order
32a;POST;/offer/create;offer;401;X;X;OPEN;X;X;OPEN;X;X;order
32b;POST;/offer/create;take;401;X;X;OPEN;X;X;OPEN;X;X;order
33;PUT;/offer/take/{orderId};accept offer;401;X;X;X;OWNR;OWNR;X;X;X;order
33b;POST;/offer/counter;counter;401;X;X;X;OWNR;OWNR;X;X;X;offer
33c;POST;/offer/accept/{_id};accept counter;401;X;X;CARR;X;X;CARR;X;X;offer
33d;DELETE;/offer/{_id};withdraw offer;401;X;X;CARR;X;X;CARR;X;X;offer
34;POST;/calification/create/backoffice;rate;401;X;X;CARR;OWNR;OWNR;CARR;X;X;order
35;GET;/vehicle/all/{enterpriseId};read vehicles of;401;ALL;X;SELF;X;X;SELF;X;X;carrier
36;GET;/vehicle/detail/{licensePlate};read vehicle;401;ALL;X;ENT;X;X;ENT;OPER;X;plate
37;PUT;/vehicle/update/{_id};review vehicle;401;ALL;X;X*;X;X;X*;X;X;vehicle
37b;PUT;/vehicle/update/{_id};bring paper of vehicle;401;X*;X;ENT;X;X;ENT;X;X;vehicle
38b;GET;/vehicle/plate/{licensePlate};ask for plate;401;X;X;REF;X;X;REF;X;X;-
38;POST;/vehicle/create;register vehicle;401;X;X;ENT;X;X;ENT;X;X;-
39;GET;/typeload/backoffice/all;read cargo types;401;REF;REF;REF;REF;REF;REF;REF;REF;-
40;GET;/typevehicle/all;read vehicle types;401;REF;REF;REF;REF;REF;REF;REF;REF;-
41;GET;/brand/vehicle/all;read brands;401;REF;REF;REF;REF;REF;REF;REF;REF;-
42;GET;/bodywork/all;read bodies;401;REF;REF;REF;REF;REF;REF;REF;REF;-
43;POST;/document/create;publish legal document;401;ALL;X;X;X;X;X;X;X;-
44;PUT;/document/update/{_id};change legal document;401;ALL;X;X;X;X;X;X;X;legal document
45;GET;/document/byrol;read legal documents;401;ALL;VIS;VIS;VIS;VIS;VIS;VIS;VIS;-
46;POST;/pqr/create;file PQR;401;ALL;OWN;OWN;OWN;OWN;OWN;OWN;ALL;-
46b;POST;/pqr/create;file PQR on a service;401;ALL;X*;CARR;OWNR;OWNR;CARR;OPER;ALL;order
47;GET;/pqr/all;read PQRs;401;ALL;OWN;OWN;OWN;OWN;OWN;OWN;ALL;-
47b;GET;/pqr/detail/{_id};read PQR;401;ALL;SELF;SELF;SELF;SELF;SELF;SELF;ALL;PQR
47c;GET;/pqr/detail/{_id};read complaint;401;ALL;ALL;X*;X*;X*;X*;X*;ALL;PQR
48;PUT;/pqr/update/{_id};answer PQR;401;ALL;X*;X;X;X;X;X;ALL;PQR
48b;PUT;/pqr/update/{_id};answer complaint;401;ALL;ALL;X;X;X;X;X;ALL;PQR
49;POST;/upload/image;upload image;401;UPL;UPL;UPL;UPL;UPL;UPL;UPL;X;-
50;POST;/upload/document;upload document;401;UPL;X;UPL;X;X;UPL;UPL;X;-
54;GET;/order/location/{_id};read location;401;ALL;X;CARR;OWNR;OWNR;CARR;OPER;X;order
54b;GET;/order/location/{_id};read way of open order;401;ALL;X;OPEN;X*;X*;OPEN;X*;X;order
i55;POST;/payment/notification;notify payment;GW;GW;GW;GW;GW;GW;GW;GW;GW;-
i56;POST;/order/milestone/{_id};report milestone;401;X;X;CARR;X;X;CARR;OPER;X;order
i57;POST;/location;report position;401;X;X;X;X;X;SELF;SELF;X;-
i59;POST;/auth/logout;log out;401;SELF;SELF;SELF;SELF;SELF;SELF;SELF;SELF;-
k1;POST;/location/device;authorise phone;401;X;X;X;X;X;SELF;SELF;X;-
k2;GET;/location/device;read phones;401;X;X;X;X;X;SELF;SELF;X;-
k3;DELETE;/location/device/{_id};take phone back;401;X;X;X;X;X;SELF;SELF;X;phone
k4;GET;/location/osmand;report by phone;PUB;PUB;PUB;PUB;PUB;PUB;PUB;PUB;PUB;-
k5;POST;/location/osmand;report by phone;PUB;PUB;PUB;PUB;PUB;PUB;PUB;PUB;PUB;-
k6;GET;/fleet/trucks;watch trucks;401;ALL;X;OWN;OWN;OWN;X;X;X;-
k6b;GET;/fleet/attention;count trucks in trouble;401;X;X;OWN;X;X;X;X;X;-
k7;POST;/order/link/{_id};give link;401;X;X;CARR;OWNR;OWNR;CARR;X;X;order
k8;GET;/order/link/{_id};read link;401;X;X;CARR;OWNR;OWNR;CARR;X;X;order
k9;DELETE;/order/link/{_id};end link;401;X;X;CARR;OWNR;OWNR;CARR;X;X;order
k10;GET;/tracking/{token};follow by link;PUB;PUB;PUB;PUB;PUB;PUB;PUB;PUB;PUB;-
n40;GET;/session/all;read sessions;401;ALL;SELF;SELF;SELF;SELF;SELF;SELF;SELF;user
n41;DELETE;/session/{_id};end session;401;ALL;SELF;SELF;SELF;SELF;SELF;SELF;SELF;session
n1;POST;/auth/ticket;ask for ticket;401;SELF;SELF;SELF;SELF;SELF;SELF;SELF;SELF;-
n2;GET;/order/detail/{_id};read order;401;ALL;ALL;CARR;OWNR;OWNR;CARR;OPER;X;order
n2b;GET;/order/detail/{_id};read open order;401;ALL;ALL;OPEN;X*;X*;OPEN;X*;X;order
n3;GET;/order/history/{_id};read history;401;ALL;X;CARR;OWNR;OWNR;CARR;OPER;X;order
n3b;GET;/order/vehicles/{_id};read vehicles for order;401;X;X;CARR;X;X;CARR;X;X;order
n4;POST;/order/release/{_id};release;401;X;X;CARR;X;X;CARR;X;X;order
n5;POST;/order/close/{_id};close;401;ALL;X;X;X;X;X;X;X;order
n6;POST;/order/approve/{_id};approve;401;X;X;X;OWNR;OWNR;X;X;X;order
n7;GET;/place/search;search place;401;REF;REF;REF;REF;REF;REF;REF;REF;-
n8b;GET;/place/at;name place;401;REF;REF;REF;REF;REF;REF;REF;REF;-
n8;GET;/place/route;measure route;401;REF;REF;REF;REF;REF;REF;REF;REF;-
n21;GET;/setting/all;read figures;401;ALL;X;X;X;X;X;X;X;-
n22;PUT;/setting/update/{key};set figure;401;ALL;X;X;X;X;X;X;X;setting
n22b;GET;/setting/history;read history of figures;401;ALL;X;X;X;X;X;X;X;-
n24;POST;/order/remind/{_id};remind carrier;401;ALL;X;X;X;X;X;X;X;order
n24b;POST;/order/propose/{_id};propose to who offered;401;ALL;X;X;X;X;X;X;X;order
n20;POST;/order/waiver/{orderId};waive gate;401;ALL;X;X;X;X;X;X;X;order
n23;POST;/auth/firstadministrator;make first administrator;PUB;PUB;PUB;PUB;PUB;PUB;PUB;PUB;PUB;-
n31;GET;/payment/lost;read lost payments;401;ALL;ALL;X;X;X;X;X;X;-
v1;GET;/payment/notices;read notices of the gateway;401;ALL;ALL;X;X;X;X;X;X;-
v2;GET;/payment/notice/{_id};read notice of the gateway;401;ALL;ALL;X;X;X;X;X;X;notice
w1;GET;/standby/detail/{orderId};read waiting;401;ALL;ALL;CARR;OWNR;OWNR;CARR;X;X;order
w2;GET;/standby/all;read charges for waiting;401;ALL;ALL;X;X;X;X;X;X;-
w3;POST;/standby/accept/{orderId};accept waiting;401;X;X;X;OWNR;OWNR;X;X;X;order
w4;POST;/standby/object/{orderId};object to waiting;401;X;X;X;OWNR;OWNR;X;X;X;order
w5;POST;/standby/decide/{orderId};decide waiting;401;ALL;ALL;X;X;X;X;X;X;order
w6;GET;/standby/tariff;read tariffs of waiting;401;ALL;ALL;X;X;X;X;X;X;-
w7;POST;/standby/tariff/create;set tariff of waiting;401;ALL;X;X;X;X;X;X;X;-
n32;GET;/user/consent;read own consents;401;SELF;SELF;SELF;SELF;SELF;SELF;SELF;SELF;-
n33;POST;/user/consent;answer consent;401;X;X;X;X;X;SELF;SELF;X;-
n33b;POST;/user/consent/account;agree to the terms;401;X;X;SELF;SELF;SELF;SELF;SELF;X;-
d1;GET;/dashboard/activity;read activity;401;ALL;X;X;X;X;X;X;X;-
d2;GET;/dashboard/attention;read what waits;401;ALL;X;X;X;X;X;X;X;-
d4;GET;/dashboard/firststeps;read own first steps;401;ALL;ALL;X;X;X;X;X;ALL;-
d5;GET;/dashboard/spending;read own spending;401;X;X;X;OWN;OWN;X;X;X;-
d3;GET;/dashboard/money;read what money waits for;401;ALL;ALL;X;X;X;X;X;X;-
a1;GET;/accounting/figures;read figures of the journal;401;ALL;ALL;X;X;X;X;X;X;-
a2;GET;/accounting/entries;read entries of the journal;401;ALL;ALL;X;X;X;X;X;X;-
a3;GET;/accounting/order/{orderId};read postings of;401;ALL;ALL;X;X;X;X;X;X;order
a4;GET;/accounting/reconciliation;read reconciliation;401;ALL;ALL;X;X;X;X;X;X;-
a4b;POST;/accounting/reconciliation;reconcile;401;ALL;ALL;X;X;X;X;X;X;-
n60;GET;/audit/all;read trail;401;ALL;X;X;X;X;X;X;X;-
n61;GET;/audit/verify;verify trail;401;ALL;X;X;X;X;X;X;X;-
m1;GET;/notification/all;read notifications;401;SELF;SELF;SELF;SELF;SELF;SELF;SELF;SELF;-
m2;GET;/notification/count;count notifications;401;SELF;SELF;SELF;SELF;SELF;SELF;SELF;SELF;-
m3;PUT;/notification/read/{_id};mark notification;401;SELF;SELF;SELF;SELF;SELF;SELF;SELF;SELF;notification
m4;PUT;/notification/readall;mark notifications;401;SELF;SELF;SELF;SELF;SELF;SELF;SELF;SELF;notification
m5;GET;/notification/push;read push key;401;REF;REF;REF;REF;REF;REF;REF;REF;-
m6;POST;/notification/push;subscribe browser;401;SELF;SELF;SELF;SELF;SELF;SELF;SELF;SELF;-
m7;DELETE;/notification/push;unsubscribe browser;401;SELF;SELF;SELF;SELF;SELF;SELF;SELF;SELF;-
m8;GET;/notification/choices;read own choices;401;SELF;SELF;SELF;SELF;SELF;SELF;SELF;SELF;-
m9;PUT;/notification/choices;choose own ways;401;SELF;SELF;SELF;SELF;SELF;SELF;SELF;SELF;-
m10;GET;/user/whatsapp;read own whatsapp;401;SELF;SELF;SELF;SELF;SELF;SELF;SELF;SELF;-
m11;POST;/user/whatsapp;ask for whatsapp code;401;SELF;SELF;SELF;SELF;SELF;SELF;SELF;SELF;-
m12;PUT;/user/whatsapp;agree to whatsapp;401;SELF;SELF;SELF;SELF;SELF;SELF;SELF;SELF;-
m13;DELETE;/user/whatsapp;end whatsapp;401;SELF;SELF;SELF;SELF;SELF;SELF;SELF;SELF;-
t1;GET;/table/views;read views;401;SELF;SELF;SELF;SELF;SELF;X;X;SELF;-
t2;POST;/table/views;keep view;401;SELF;SELF;SELF;SELF;SELF;X;X;SELF;-
t3;PUT;/table/views/{_id};change view;401;SELF;SELF;SELF;SELF;SELF;X;X;SELF;view
t4;DELETE;/table/views/{_id};remove view;401;SELF;SELF;SELF;SELF;SELF;X;X;SELF;view
t5;PUT;/table/default;choose view;401;SELF;SELF;SELF;SELF;SELF;X;X;SELF;view
t6;POST;/export;ask for file;401;OWN;OWN;OWN;OWN;OWN;X;X;OWN;-
t7;GET;/export/{_id};read export;401;SELF;SELF;SELF;SELF;SELF;X;X;SELF;export
t8;GET;/search;search;401;ALL;OWN;OWN;OWN;OWN;X;X;OWN;-
n50;POST;/user/paper/{_id};bring own paper;401;X;X;SELF;X;X;SELF;SELF;X;user
n50b;POST;/user/paper/{_id};bring paper of own driver;401;X;X;ENT;X;X;X*;X*;X;user
n52;GET;/paper/missing/{_id};read missing papers;401;ALL;X;X;X;X;X;X;X;user
n53;POST;/paper/ask/{_id};ask for missing paper;401;ALL;X;X;X;X;X;X;X;user
n51;GET;/paper/ending;read ending papers;401;ALL;X;OWN;X;X;OWN;OWN;X;-
02;POST;/user/verifycode;ask for recovery code;PUB;PUB;PUB;PUB;PUB;PUB;PUB;PUB;PUB;-
03;POST;/user/resetpassword;recover password;PUB;PUB;PUB;PUB;PUB;PUB;PUB;PUB;PUB;-
s1;POST;/user/password;change own password;401;SELF;SELF;SELF;SELF;SELF;SELF;SELF;SELF;-
s2;GET;/user/payaccount;read own payout account;401;X;X;SELF;X;X;SELF;X;X;-
s3;POST;/user/payaccount;ask for another payout account;401;X;X;SELF;X;X;SELF;X;X;-
s4;DELETE;/user/payaccount;withdraw change of payout account;401;X;X;SELF;X;X;SELF;X;X;-
s5;GET;/user/secondfactor;read own second factor;401;SELF;SELF;SELF;SELF;X;X;X;SELF;-
s6;POST;/user/secondfactor;begin second factor;401;SELF;SELF;SELF;SELF;X;X;X;SELF;-
s7;PUT;/user/secondfactor;confirm second factor;401;SELF;SELF;SELF;SELF;X;X;X;SELF;-
s8;POST;/user/secondfactor/codes;ask for backup codes;401;SELF;SELF;SELF;SELF;X;X;X;SELF;-
s9;POST;/user/secondfactor/off;end second factor;401;SELF;SELF;SELF;SELF;X;X;X;SELF;-
s10;POST;/user/secondfactor/remove/{_id};take away second factor;401;ALL;X;X;X;X;X;X;X;user
s11;POST;/user/data;take own data along;401;SELF;SELF;SELF;SELF;SELF;SELF;SELF;SELF;-
s12;GET;/user/deletion;look at leaving;401;X;X;SELF;SELF;SELF;SELF;SELF;X;-
s13;POST;/user/deletion;leave;401;X;X;SELF;SELF;SELF;SELF;SELF;X;-
r1;POST;/registration/create;register;PUB;PUB;PUB;PUB;PUB;PUB;PUB;PUB;PUB;-
r2;POST;/registration/confirm;confirm registration;PUB;PUB;PUB;PUB;PUB;PUB;PUB;PUB;PUB;-
r3;POST;/registration/resend;ask for another code;PUB;PUB;PUB;PUB;PUB;PUB;PUB;PUB;PUB;-
r4;GET;/registration/town;search town;PUB;PUB;PUB;PUB;PUB;PUB;PUB;PUB;PUB;-
r5;POST;/enterprise/driver;register driver;401;ALL;X;OWN;X;X;X;X;X;-
r6;PUT;/enterprise/driver/{_id};change own driver;401;ALL;X;ENT;X;X;X;X;X;user
r7;POST;/enterprise/invite/{_id};invite own driver;401;ALL;X;ENT;X;X;X;X;X;user
r8;POST;/invitation/read;read invitation;PUB;PUB;PUB;PUB;PUB;PUB;PUB;PUB;PUB;-
r9;POST;/invitation/accept;accept invitation;PUB;PUB;PUB;PUB;PUB;PUB;PUB;PUB;PUB;-
p1;GET;/accounting/payouts;read payouts;401;ALL;ALL;X;X;X;X;X;X;-
p2;GET;/settlement/own;read own earnings;401;X;X;OWN;X;X;OWN;X;X;-
p2b;GET;/settlement/own/totals;add up own earnings;401;X;X;OWN;X;X;OWN;X;X;-
p2d;GET;/settlement/own/groups;add up own earnings by groups;401;X;X;OWN;X;X;OWN;X;X;-
p2c;GET;/settlement/own/head;read how own money stands;401;X;X;OWN;X;X;OWN;X;X;-
p3;POST;/accounting/payout/{_id};pay carrier;401;ALL;ALL;X;X;X;X;X;X;payout
p4;DELETE;/accounting/payout/{_id};take payout back;401;ALL;ALL;X;X;X;X;X;X;payout
p4b;POST;/accounting/returned/{_id};bank sent it back;401;ALL;ALL;X;X;X;X;X;X;payout
p4c;GET;/accounting/debts;read what carriers owe;401;ALL;ALL;X;X;X;X;X;X;-
p5;POST;/accounting/advance;pay advance;401;ALL;ALL;X;X;X;X;X;X;order
p5b;GET;/settlement/own/road;list own trips;401;X;X;OWN;X;X;OWN;X;X;-
p5c;POST;/settlement/advance/ask;ask for advance;401;X;X;CARR;X;X;CARR;X;X;order
p5d;DELETE;/settlement/advance/{_id};take request back;401;X;X;CARR;X;X;CARR;X;X;request
p5e;GET;/accounting/advancerequests;read requests;401;ALL;ALL;X;X;X;X;X;X;-
p5f;POST;/accounting/advancerequest/{_id};refuse advance;401;ALL;ALL;X;X;X;X;X;X;request
p6;GET;/accounting/batches;read batches;401;ALL;ALL;X;X;X;X;X;X;-
p7;GET;/accounting/batch/{_id};read batch;401;ALL;ALL;X;X;X;X;X;X;batch
p8;POST;/accounting/batch;make batch;401;ALL;ALL;X;X;X;X;X;X;payout
p8b;POST;/accounting/batchapproval/{_id};approve batch;401;ALL;ALL;X;X;X;X;X;X;batch
p9;POST;/accounting/batch/{_id};pay batch;401;ALL;ALL;X;X;X;X;X;X;batch
p10;DELETE;/accounting/batch/{_id};dissolve batch;401;ALL;ALL;X;X;X;X;X;X;batch
p11;POST;/accounting/bankfile/{_id};make file for the bank;401;ALL;ALL;X;X;X;X;X;X;batch
p12;GET;/accounting/settlement/{carrierId};read settlement;401;ALL;ALL;SELF;X;X;SELF;X;X;carrier
p13;POST;/accounting/settlement/{carrierId};print settlement;401;ALL;ALL;SELF;X;X;SELF;X;X;carrier
p13b;GET;/accounting/settlementitems/{carrierId};read settlement line by line;401;ALL;ALL;SELF;X;X;SELF;X;X;carrier
p14;GET;/accounting/withholdings;read withholdings;401;ALL;ALL;X;X;X;X;X;X;-
p15;PUT;/accounting/withholdings;set withholdings;401;ALL;X;X;X;X;X;X;X;-
p16;PUT;/accounting/withholdings/town;set municipal rate;401;ALL;X;X;X;X;X;X;X;-
p17;GET;/accounting/refunds;read refunds;401;ALL;ALL;X;X;X;X;X;X;-
p17b;GET;/accounting/refunds/totals;add up refunds;401;ALL;ALL;X;X;X;X;X;X;-
p18;POST;/accounting/refund/{_id};pay client back;401;ALL;ALL;X;X;X;X;X;X;refund
q1;GET;/accounting/complaints;read complaints;401;ALL;ALL;X;X;X;X;X;X;-
q2;GET;/order/complaint/{orderId};ask for own complaint;401;X;X;X;OWNR;OWNR;X;X;X;order
p18b;POST;/accounting/refundrejection/{_id};refund came back;401;ALL;ALL;X;X;X;X;X;X;refund
p18c;POST;/accounting/gatewayrefund/{_id};send refund to gateway;401;ALL;ALL;X;X;X;X;X;X;refund
p18d;POST;/accounting/gatewayrefundlook/{_id};ask gateway of refund;401;ALL;ALL;X;X;X;X;X;X;refund
p18e;POST;/accounting/refundaccount/{_id};ask client for account;401;ALL;ALL;X;X;X;X;X;X;refund
p18f;POST;/accounting/refundaccountread/{_id};read account of refund;401;ALL;ALL;X;X;X;X;X;X;refund
p18g;POST;/refund/account/{_id};name account for own refund;401;X;X;X;OWNR;OWNR;X;X;X;refund
p18h;GET;/refund/own;list own refunds;401;X;X;X;OWN;OWN;X;X;X;-
p19;DELETE;/accounting/refund/{_id};take refund back;401;ALL;ALL;X;X;X;X;X;X;refund
n9;GET;/setting/open;read settings;PUB;PUB;PUB;PUB;PUB;PUB;PUB;PUB;PUB;-
y1;GET;/integration/key/all;read own keys;401;X;X;OWN;OWN;X;X;X;X;-
y2;POST;/integration/key;make key;401;X;X;OWN;OWN;X;X;X;X;-
y3;DELETE;/integration/key/{_id};end key;401;X;X;SELF;SELF;X;X;X;X;key
y4;GET;/integration/webhook/all;read own webhooks;401;X;X;OWN;OWN;X;X;X;X;-
y5;POST;/integration/webhook;make webhook;401;X;X;OWN;OWN;X;X;X;X;-
y6;PUT;/integration/webhook/{_id};change webhook;401;X;X;SELF;SELF;X;X;X;X;webhook
y7;DELETE;/integration/webhook/{_id};remove webhook;401;X;X;SELF;SELF;X;X;X;X;webhook
y8;POST;/integration/secret/{_id};change secret;401;X;X;SELF;SELF;X;X;X;X;webhook
y9;POST;/integration/test/{_id};send test;401;X;X;SELF;SELF;X;X;X;X;webhook
y10;GET;/integration/delivery/all;read own deliveries;401;X;X;OWN;OWN;X;X;X;X;-
y11;GET;/integration/delivery/{_id};read delivery;401;X;X;SELF;SELF;X;X;X;X;delivery
y12;POST;/integration/delivery/{_id};send again;401;X;X;SELF;SELF;X;X;X;X;delivery
y13;GET;/setting/brand;read brand;401;ALL;X;X;X;X;X;X;X;-
y14;PUT;/setting/brand;set brand;401;ALL;X;X;X;X;X;X;X;-
${roomsCsv}`
