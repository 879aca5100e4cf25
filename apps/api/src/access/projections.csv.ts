/**
 * Which key of an order reaches whom, kept by hand. Security B3 with decisions §18. A administrator · CAR its carrier · OTH any
 * other carrier, while it is open · OWN its client · OPR its driver. R readable, m less exact, - not even the key.
 * Accountancy and support read no orders; strangers are told there is none.
 */
export const projectionsCsv = `
keys;A;CAR;OTH;OWN;OPR
_id,status,statusOrder,acts;R;R;R;R;R
origin.name,origin.code,origin.exact,destination.name,destination.code,destination.exact;R;R;R;R;R
origin.latitude,origin.longitude,destination.latitude,destination.longitude;R;R;m;R;R
reservationDate,plannedEndAt,createdAt,distanceKm,distanceMethod;R;R;R;R;R
typeLoad.id,typeLoad.name,typeVehicle.id,typeVehicle.name;R;R;R;R;R
high,weight,width,volume,bottom,pieces,description,images,isInsurance;R;R;R;R;R
clientPrice;R;R;R;R;-
client._id,client.name,client.image,client.score,client.cellPhone;R;R;-;R;R
client.identification,client.email;R;-;-;R;-
price,profits,priceArrieroInsurance;R;-;-;-;-
suggestedPrice;R;-;-;R;-
offers._id,offers.isOffer,offers.description,offers.state,offers.createdAt,offers.expiresAt;R;R;R;R;-
offers.carrierRounds,offers.clientRounds;R;R;R;R;-
offers.valueProfit,offers.counterValue,offers.distanceFromBaseKm,offers.papers;R;-;-;R;-
offers.driver._id,offers.driver.name,offers.driver.image,offers.driver.score,offers.driver.countOrder,offers.driver.role;R;-;-;R;-
offers.value;R;R;R;-;-
offers.counterEarnings,offers.counterDescription;-;R;R;-;-
offer.value,profitsDriver;R;R;-;-;-
earnings;R;R;R;-;-
offer.valueProfit,totalCost,ivaCost,total;R;-;-;R;-
priceInsurance,percentArrieroInsurance,dataInsurance.link,priceCommodity;R;-;-;R;-
pay.status,payUntil;R;R;-;R;-
pay.transaction,orderPay;R;-;-;R;-
isPaid;-;-;-;-;R
supportDocument,deliveryImages,needsDeliveryCode;R;R;-;R;R
deliveryCode;-;-;-;R;-
cancelation.description,cancelation.cause,cancelation.at;R;R;-;R;R
calification;R;R;-;R;-
inPosition,onTheWayAt,inPositionAt,loadingStartAt,tripStartAt;R;R;-;R;R
inFinish,inFinishAt,unloadingStartAt,finishStartAt;R;R;-;R;R
carrier._id,carrier.name,carrier.image,carrier.score;R;R;-;R;-
driver._id,driver.name,driver.image,driver.score,driver.cellPhone;R;R;-;R;R
driver.identification;R;R;-;-;R
assignedDriverId;-;R;-;-;-
vehicle.licensePlate,vehicle.trailerPlate,vehicle.typeName;R;R;-;R;R
vehicle._id,vehicle.images;R;R;-;-;R
fits;-;-;R;-;-
`
