/**
 * Words that guessers try first, folded as `searchForm` folds them. Names, teams, towns and the words of this trade stand
 * beside the ones used everywhere. A word stands for its variants: digits and signs around it, digits for letters, two of them.
 */
const everywhere = `
password passwort passwd passcode passphrase passme passpass mypassword mypass thepassword newpassword oldpassword nopassword
password123abc passwordsecure pass word secret secrets topsecret mysecret private access accesso login logon logmein letmein
letmeinnow welcome welcomeback hello helloworld hellokitty there howdy goodbye goodluck goodmorning goodnight guest guests
visitor user users username myuser default changeme changethis change changeit pleasechange temp temporary temppass temporal
test tests tester testing testtest testuser testpass demo demos demodemo sample example examples trial admin admins
administrator administrators administracion superadmin sysadmin sysop root toor rootroot superuser super master masters
masterkey manager management operator operators supervisor owner boss chief captain commander general major sergeant soldier
officer agent security secure secured safety guard defender protect shield system systems server servers service services
network internet intranet extranet website webmaster hosting database mysql postgres oracle sqlserver mongodb redis apache nginx
tomcat jenkins docker kubernetes ubuntu debian redhat fedora linux unix windows windowsxp microsoft office outlook excel
powerpoint apple iphone ipad ipod macbook macintosh android samsung galaxy huawei xiaomi motorola nokia sony ericsson blackberry
lenovo toshiba dell compaq hewlett packard intel pentium nvidia geforce radeon logitech google googlechrome chrome firefox
mozilla opera safari yahoo hotmail gmail facebook twitter instagram whatsapp tiktok snapchat pinterest linkedin telegram
messenger skype youtube youtuber netflix spotify amazon alexa siri paypal ebay wikipedia github gitlab computer computers
computador laptop notebook desktop keyboard monitor printer mouse software hardware program programmer developer engineer hacker
hackers hacked cracker matrix trinity morpheus zion cyber cyberpunk robot robotic digital binary pixel pixels gamer gamers
gaming player playstation xbox nintendo wii gameboy console arcade minecraft fortnite roblox valorant overwatch warcraft
worldofwarcraft starcraft diablo counterstrike callofduty battlefield assassin assassins halo doom quake zelda link mario luigi
supermario yoshi bowser kirby pikachu pokemon charizard bulbasaur squirtle mewtwo eevee digimon naruto sasuke sakura kakashi
itachi goku vegeta gohan trunks piccolo dragonball luffy zoro onepiece bleach ichigo deathnote inuyasha sailormoon evangelion
anime manga otaku superman batman spiderman ironman hulk thor wolverine xmen deadpool avengers captainamerica blackpanther
wonderwoman catwoman joker harley harleyquinn riddler penguin robin nightwing flash aquaman greenlantern marvel starwars
skywalker lukeskywalker darthvader vader yoda jedi sith anakin chewbacca hansolo leia startrek enterprise spock kirk picard
harrypotter hermione gryffindor slytherin hogwarts dumbledore voldemort gandalf frodo bilbo aragorn legolas gollum sauron hobbit
mordor tolkien twilight edward bella jacob vampire vampires werewolf zombie zombies ghost ghosts ghostbusters shadow shadows
darkness dark darkside darkstar knight knights blackknight darkknight warrior warriors ninja ninjas samurai ronin shogun viking
vikings spartan spartans gladiator hercules achilles zeus apollo athena artemis poseidon hades ares hermes titan titans atlas
phoenix dragon dragons dragonfly unicorn pegasus griffin mermaid siren fairy angel angels angelito angelita devil devils demon
demons lucifer satan diablito infierno heaven paradise eden magic magical magician wizard merlin witch witches mystery mystic
destiny fortune lucky luckyone luckystar luckyday charm charming prince princess queen king kings kingdom emperor empire royal
duke duchess baron knighted legend legends legendary hero heroes champion champions winner winners victory victoria triumph
freedom liberty justice peace love loves lover lovers loveme loveyou iloveyou iloveu iloveme iloveher ilovehim ilovegod
ilovejesus ilovemyself ilovemom ilovedad lovelove lovely loveless lovebug lovebird truelove sweetlove mylove babylove onelove
forever foreverlove always alwaysloved together kiss kisses kissme kisskiss hugs hugsandkisses heart hearts heartbreak
sweetheart sweet sweetie sweetness sweety honey honeybee honeybunny sugar candy candyman candycane cookie cookies cupcake cake
brownie muffin donut pancake chocolate vanilla caramel cinnamon strawberry blueberry raspberry cherry cherries apples orange
oranges banana bananas lemon lemonade mango peach peaches melon watermelon grape grapes pineapple coconut avocado tomato potato
carrot pepper peppers pumpkin onion garlic ginger cheese cheeseburger burger hamburger hotdog pizza pizzas pasta spaghetti
lasagna sushi taco tacos burrito nachos sandwich bacon chicken steak butter peanut peanuts popcorn pickle pickles coffee
espresso latte mocha cappuccino starbucks whiskey vodka tequila bourbon brandy champagne wine beer corona heineken budweiser
guinness cocacola coke pepsi sprite fanta redbull gatorade mountaindew water fire earth wind thunder lightning storm stormy rain
rainy rainbow rainbows sunny sunshine sunset sunrise sunlight sunflower sun moon moonlight moonshine star stars starlight
stardust superstar rockstar popstar universe cosmos cosmic planet saturn jupiter mercury venus mars neptune uranus pluto comet
asteroid eclipse aurora sky skyline skyblue cloud clouds cloudy snow snowball snowman snowflake winter spring summer summertime
autumn january february march april june july august september october november december monday tuesday wednesday thursday
friday saturday sunday weekend holiday holidays vacation christmas merrychristmas halloween easter birthday happybirthday
newyear happy happiness happyday happyface smile smiles smiley smiling laugh laughter funny funnyboy funnygirl joy joyful party
partytime dance dancer dancing music musica musical musician guitar guitarra guitarist piano pianist violin drums drummer
drumline trumpet saxophone singer singing concert concierto rock rocks rocknroll metal heavymetal punk punkrock grunge jazz
blues reggae rasta hiphop rapper eminem tupac biggie snoopdogg snoop drdre jayz kanye drake rihanna beyonce madonna britney
christina shakira ladygaga taylorswift adele katyperry selena justinbieber bieber onedirection bts blackpink exo coldplay
metallica megadeth slayer slipknot korn linkinpark linkin greenday blink nirvana kurtcobain pearljam soundgarden ironmaiden
maiden acdc aerosmith gunsnroses bonjovi freddie ledzeppelin zeppelin pinkfloyd beatles lennon mccartney rollingstones elvis
presley jimihendrix hendrix bobmarley marley michaeljackson jackson genesis radiohead muse oasis blur rammstein depeche
tokiohotel paramore evanescence disturbed godsmack tool pantera sepultura sports sport football footballer futbolista soccer
soccerball basketball baseball softball volleyball tennis golf golfer golfing hockey icehockey rugby cricket swimming swimmer
running runner racing racer cycling biker bikers skate skater skateboard skating surf surfer surfing snowboard skiing boxing
boxer wrestling wrestler karate judo taekwondo fitness gym muscle strong stronger power powerful energy dynamo turbo nitro
rocket rockets missile bullet bullets gunner hunter hunters hunting fishing fisher fisherman camping hiking climber sailor
sailing pirate pirates captainjack jacksparrow treasure diamond diamonds gold golden goldfish silver silverado bronze platinum
ruby emerald sapphire crystal pearl jewel money moneymaker moneyman cash dollar dollars rich richie million millions millionaire
billion bitcoin ethereum crypto business company corporate finance banking lawyer doctor nurse teacher student students school
college university campus library science scientist physics chemistry biology history mathematics algebra geometry einstein
newton galileo tesla edison darwin freud socrates plato aristotle america american americano canada mexico england london
britain scotland ireland irish dublin france paris french germany berlin german italia italy italian roma rome milano spain
madrid barcelona spanish portugal lisboa lisbon brazil brasil argentina chile peru ecuador venezuela bolivia uruguay paraguay
panama costarica cuba havana jamaica puertorico dominicana russia moscow russian china chinese beijing shanghai hongkong taiwan
japan japanese tokyo korea seoul india delhi mumbai pakistan australia sydney melbourne newzealand africa egypt cairo nigeria
kenya europe asia newyork newyorker brooklyn manhattan boston chicago detroit dallas houston austin texas california losangeles
hollywood sanfrancisco sandiego lasvegas vegas seattle denver miami florida orlando atlanta georgia virginia carolina tennessee
kentucky alabama washington oregon nevada arizona colorado michigan illinois hawaii alaska yankees dodgers redsox mets cubs
braves giants lakers celtics bulls knicks heat spurs cowboys steelers packers patriots raiders broncos eagles bears dolphins
jaguars panthers falcons saints rams chargers chiefs redskins lions tigers arsenal chelsea liverpool manchester manchesterunited
mancity everton tottenham astonvilla newcastle juventus acmilan intermilan napoli ajax bayern bayernmunich dortmund benfica
sporting porto celtic rangers messi leomessi lionelmessi ronaldo cristiano cristianoronaldo neymar mbappe beckham zidane
ronaldinho maradona pele kobe kobebryant lebron lebronjames jordan michaeljordan shaquille tigerwoods federer nadal djokovic
schumacher hamilton senna verstappen ferrari lamborghini porsche bugatti mclaren maserati alfaromeo bentley rollsroyce jaguar
mercedes mercedesbenz benz audi bmw volkswagen volvo toyota corolla camry honda civic accord nissan altima mazda mitsubishi
lancer subaru impreza hyundai daewoo suzuki yamaha kawasaki ducati harleydavidson vespa chevrolet chevy camaro corvette impala
ford mustang focus fiesta dodge viper charger challenger jeep cherokee wrangler hummer cadillac buick pontiac firebird lincoln
chrysler renault peugeot citroen skoda seat fiat monkey monkeys monkeyboy gorilla chimp dog dogs doggy doggie puppy puppies
puppylove bulldog pitbull rottweiler doberman poodle beagle labrador husky wolf wolves wolfman lonewolf cat cats kitty kittycat
kitten kittens pussycat meow tiger tigger tigre lion lioness lionking simba nala mufasa timon pumbaa leopard panther blackcat
cheetah puma cougar bear teddybear teddy panda pandas koala kangaroo rabbit rabbits bunny bunnies bugsbunny hamster mickey
mickeymouse minnie donald donaldduck goofy disney disneyland cinderella snowwhite ariel belle jasmine aladdin pocahontas mulan
elsa frozen rapunzel tinkerbell peterpan pinocchio bambi dumbo nemo dory shrek fiona donkey garfield snoopy charliebrown scooby
scoobydoo shaggy tweety sylvester taz daffy popeye tomandjerry simpson simpsons homer bart lisa marge maggie southpark cartman
kenny stewie futurama bender spongebob patrick squidward barney elmo cookiemonster kermit muppets barbie ken bratz winnie
winniethepooh pooh piglet eeyore horse horses pony ponies stallion mustangs cowboy cowgirl rodeo bull buffalo bison eagle falcon
hawk hawks raven crow owl parrot peacock swan duck ducks ducky goose turkey rooster chick dolphin shark sharks whale whales
octopus turtle turtles tortoise frog frogs froggy toad snake snakes python cobra anaconda lizard gecko iguana crocodile
alligator spider spiders tarantula scorpion butterfly butterflies ladybug bumblebee beetle ant elephant elephants rhino hippo
giraffe zebra camel deer moose elk fox foxy foxes coyote badger squirrel raccoon beaver skunk red green blue yellow purple
violet pink black white brown grey turquoise magenta indigo scarlet crimson blackwhite blueeyes greeneyes browneyes redhead
redneck redrose blackrose bluesky bluemoon bluebird whitehorse pinkpanther flower flowers rose roses lily lilies daisy tulip
orchid lavender iris poppy garden forest jungle desert island mountain mountains river rivers ocean oceans beach beaches
beachboy lake valley canyon volcano summerbreeze country countryboy countrygirl farmer farm house home homesweethome family
familia mother mommy mom father daddy dad brother sister brothers sisters grandma grandpa uncle aunt cousin baby babyboy
babygirl babydoll boy boys girl girls girly girlfriend boyfriend husband wife friend friends friendship bestfriend bestfriends
buddy dude dudes man men woman women lady ladies gentleman sexy sexygirl sexyboy hottie hotgirl hotboy beautiful beauty gorgeous
pretty cute cutie cutiepie handsome cool coolguy coolboy coolgirl awesome amazing wonderful perfect fantastic great greatest
best thebest number numberone numero only onlyme onlyone myself mylife mybaby myfamily mydog mycat myhouse life lifetime
lifeisgood live living liveforever dream dreams dreamer dreaming hope hopeful faith faithful trust trustno trustnoone trustme
believe believer blessed blessing grace gracious jesus jesuschrist christ christian christians church bible gospel lord savior
saviour godisgood godislove godbless goddess heavenly holy holyspirit spirit soul souls amen hallelujah prayer pray mohammed
muhammad allah bismillah inshallah islam buddha krishna shiva ganesh jehovah moses abraham isaac david solomon samson elijah
isaiah jeremiah ezekiel daniel gabriel raphael uriel nothing something anything everything everyone nobody somebody whatever
whatsup whoami whoknows idontknow iforgot forgot forgetit remember rememberme dontforget nevermind never neveragain sometimes
today tomorrow yesterday tonight please thankyou thanks sorry excuse yes yesyes nope maybe okay fine open opensesame sesame
close closed enter exit start starter stop stopit begin end theend finish first last next back front left right down inside
outside asdf asdfgh asdfghjkl qwerty qwertyui qwertyuiop qwert zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc azerty qwertz
wasd abc abcd abcde abcdef abcdefg abcdefgh xyz aaa bbb xxx zzz fuck fucker fuckyou fuckoff fuckme bitch bitches asshole
bullshit shit damn hell sucks suckit crazy crazygirl crazyboy insane psycho lunatic stupid idiot moron loser dumb lazy killer
killers killme murder death dead deadly dying die doctorwho sherlock watson bond jamesbond goldfinger rambo rocky terminator
robocop predator alien aliens avatar titanic gladiador braveheart scarface godfather goodfellas soprano sopranos heisenberg
walterwhite breakingbad gameofthrones winteriscoming daenerys khaleesi jonsnow tyrion arya stark lannister targaryen
`
const names = `
michael michelle james jim jimmy john johnny johnson robert bob bobby william bill billy will richard rick ricky thomas tom
tommy charles charlie chuck joseph joe joey christopher chris matthew matt anthony tony mark marcus steven steve stephen
stephanie paul andrew andy andrea joshua josh kevin brian bryan george eddie ronald timothy jason jeffrey jeff ryan gary
nicholas nick nicky eric larry frank frankie franklin scott justin brandon raymond gregory greg samuel sam sammy benjamin ben
benny jack jackie dennis jerry tyler aaron henry harry douglas doug peter pete adam nathan nathaniel zachary zach walter kyle
harold carl keith roger gerald lawrence sean shawn arthur noah jesse ethan roy louis wayne ralph eugene russell philip phillip
bruce howard dylan logan connor mason liam owen caleb evan luke lucas oliver leo max maxwell maximus alex alexander alexandra
alexis mary maria patricia jennifer jenny linda elizabeth liz lizzie barbara susan susie jessica jess jessie sarah sara karen
nancy margaret betty sandra sandy ashley kimberly kim emily emma donna carol amanda mandy melissa deborah debbie dorothy rebecca
becky sharon laura cynthia amy kathleen kathy katie kate katherine catherine angela angelina shirley anna annie brenda pamela
nicole nikki ruth samantha christine heather debra julia julie juliet vicky kelly lauren joan judith megan cheryl martha
jacqueline hannah frances gloria teresa ann sophia sophie olivia isabella isabel ava mia abigail abby charlotte chloe madison
avery harper evelyn ella zoe natalie natasha vanessa brittany tiffany amber danielle dani rachel courtney lindsay kayla brianna
alyssa taylor morgan paige mackenzie savannah bailey brooke dawn ivy juan juanito juancho juanca juancarlos juanpablo juanjose
juandavid juanmanuel juancamilo juanesteban juanfelipe juanmiguel jose josesito pepe pepito josemaria joseluis josemanuel
josedavid joseantonio luis lucho luisito luismiguel luisfernando luiscarlos luisa luisfelipe luisangel carlos carlitos
carlosandres carlosalberto carlosarturo carloseduardo jorge jorgito jorgeluis jorgemario pedro pedrito pablo pablito pablocesar
diego dieguito diegoarmando diegofernando andres andresito andresfelipe felipe pipe camilo camilito camiloandres santiago santi
sebastian sebas mateo matias martin tomas nicolas nico alejandro alejo davidsantiago danielito danielfelipe simon emiliano
emilio esteban esteven stiven brayan jhon johan jhonatan jonathan jonatan jefferson jeferson wilson wilmer edwin eduardo edgar
efrain elkin enrique kike ernesto fabian fabio federico fernando nando francisco pacho paco pancho fredy freddy gabo gerardo
gilberto giovanni giovanny gonzalo guillermo memo gustavo hector hernan hernando hugo humberto ignacio nacho ivan jaime jair
jairo javier javi jeison jeisson jesusito jesusdavid jhony joaquin joel julian julio julito julioc leonardo leonel lorenzo
manuel manolo manuelito marco marcos mariito mauricio mao maximiliano miguel miguelito miguelangel milton moises nelson nestor
norberto octavio oscar oscarito ovidio patricio rafael rafa rafita ramiro ramon raul reinaldo ricardo roberto robertico robinson
rodrigo rodolfo rogelio rolando ruben salvador salomon saul sergio teodoro ulises vicente victor victorhugo victormanuel
vladimir wilfredo xavier yeison yesid yohan mariana marianita mariajose mariacamila mariafernanda marialuisa mariapaula
mariaisabel mariaelena mariadelmar mariadelcarmen mariadelpilar mariaangelica mariaalejandra mariacristina mariaeugenia
mariateresa mariavictoria mariangel ana anita anamaria anapaola analucia anasofia anabel anabella adela adelaida adriana
agustina aida alba alejandra alicia amalia amparo andreita angelica angie antonia antonella astrid aura beatriz bertha bibiana
blanca camila camilita candelaria carla carmen carmencita carmenza caro catalina cata cecilia celeste cielo clara claudia
claudiapatricia constanza consuelo cristina dayana daniela danielita deisy diana dianita dianamarcela dolores dora doris edith
elena eliana elisa elvira emilia erika esmeralda esperanza estefania estefany estela ester eugenia eva fabiola fanny fatima
fernanda flor floralba francia gabriela gaby gina giovanna gisela gladys gloriaines graciela guadalupe lupita helena heidy hilda
ines ingrid irene irma isabela isabelita ivonne janeth jazmin jhoana johana johanna josefina josefa juana juanita juliana
julieta karina karla karol katerine laurita lauracamila laurasofia leidy leonor leticia lida lidia ligia lilia liliana lina
linamarcela lisbeth lorena lorenita lourdes lucero lucia lucila luisafernanda luz luzdary luzmarina luzmery luzstella luzadriana
magaly magda magdalena manuela marcela margarita maribel maricela maricruz mariela marina marisol maritza marlen marleny marta
martalucia mayerly mayra melany melisa merly milena mireya miriam monica monik myriam naomi natalia nataly nathalia nelly nicol
nidia nohora nora norma nubia olga ofelia omaira orfelia paola paolita paty paula paulina paulita piedad pilar raquel rebeca
regina rocio rosa rosita rosalba rosario rosaura rosmery roxana sandramilena sarita saray silvia sofia sofi soledad sonia
stefania stella susana tania tatiana valentina vale valeria valery vanesa vanesita veronica vero viviana ximena yamile yaneth
yenny yesica yesenia yolanda yuli yuliana yulieth yuri zoraida zulma zully garcia gomez gonzalez gonzales rodriguez rodrigues
martinez lopez hernandez sanchez perez ramirez ramires torres diaz vargas castro ruiz romero moreno munoz rojas ortiz jimenez
gutierrez alvarez mendoza suarez herrera medina aguilar guerrero reyes cruz flores rivera morales ramos molina castillo delgado
ortega rios guzman salazar soto contreras cardenas valencia cortes parra acosta mejia restrepo zapata ospina arango velez
jaramillo giraldo montoya londono uribe velasquez betancur betancourt escobar henao hoyos gaviria cano duque correa franco
quintero osorio cardona marin serna agudelo arias bedoya bermudez buitrago caicedo calderon camacho carvajal cespedes chavez
cifuentes cordoba duarte echeverri fajardo forero galindo galvis gallego hurtado lozano leon luna machado maldonado miranda
mosquera navarro nieto nino orozco pardo patino pena pinzon ponce prada puentes quiroga rincon roldan rueda saavedra salas
sandoval santos serrano sierra silva solano tellez trujillo urrego valderrama varela vasquez vega velandia vera vergara vesga
villegas villa yepes zambrano zuluaga smith jones davis miller moore anderson harris clark lewis walker young allen wright hill
baker carter mitchell roberts turner phillips campbell parker evans edwards collins stewart murphy cooper reed ward
`
const spanish = `
contrasena contrasenia contrasenas micontrasena lacontrasena micontrasenia contrasenasegura contrasenanueva nuevacontrasena
clave claves miclave laclave clavenueva nuevaclave claveprivada clavesecreta clavesegura misclaves cambiar cambiarclave cambiame
cambialo cambiarla secreto secreta secretos supersecreto misecreto privado privada acceso accesos entrar entrada ingreso
ingresar ingresa iniciar salir salida bienvenido bienvenida bienvenidos bienvenidas hola holahola holamundo holaquehace
holaamigo soyyo yosoy quien quiensoy adios hastaluego buenosdias buenastardes buenasnoches invitado invitada invitados usuario
usuarios usuaria miusuario nombre nombres minombre apellido apellidos cuenta micuenta correo micorreo prueba pruebas probando
probar ensayo ejemplo provisional sistema sistemas soporte ayuda seguridad seguro segura segurisimo seguros administrador
administradora administradores admon gerente gerencia gerentegeneral jefe jefa director directora secretaria secretario
asistente auxiliar contador contadora contabilidad contable tesoreria facturacion factura ventas vendedor vendedora compras
comercial cliente clientes proveedor proveedores recursos humanos nomina empresa empresas miempresa empresario negocio negocios
trabajo trabajador oficina bodega bodegas almacen tienda fabrica industria industrial sociedad grupo consorcio cooperativa
fundacion asociacion gobierno alcaldia policia ejercito armada militar soldado bombero bomberos transporte transportes
transportador transportadora transportadores transportista transportar camion camiones camionero camioneros camioneta camionetas
tractomula tractomulas tractocamion mula mulas muleros mulero arriero arrieros arrierosomos recua carga cargas carguero cargar
cargue descargue cargando flete fletes fletero manifiesto remesa remesas despacho despachos despachador logistica logistico
distribucion distribuidora mudanza mudanzas envio envios entrega entregas encomienda encomiendas mensajero mensajeria paquete
paquetes conductor conductora conductores chofer choferes volante volqueta volquetas turbos sencillo dobletroque minimula furgon
furgones estacas estibas planchon remolque trailer traila cisterna tanque tanques llanta llantas motor motores diesel gasolina
acpm gasolinera carretera carreteras autopista ruta rutas rutero viaje viajes viajero viajeros viajando camino caminos caminante
peaje peajes via vias kilometro kilometros velocidad carro carros micarro coche coches automovil moto motos motocicleta mimoto
bicicleta bici bus buses buseta colectivo taxi taxis taxista avion aviones aeropuerto barco barcos puerto puertos tren trenes
estacion terminal parqueadero garaje taller talleres mecanico mecanica kenworth freightliner international scania hino isuzu
iveco foton dongfeng sinotruk jac mack peterbilt cummins detroitdiesel michelin bridgestone goodyear soat runt tecnomecanica
licencia cedula ciudadano ciudadania identidad documento documentos placa placas amor amores amorcito amoramor miamor miamorcito
amormio miamores amoreterno amorverdadero amorperdido amoresperros amorypaz amoryfe teamo teamomucho teamoamor teamoconlocura
teamodemasiado teamojuan teamomaria teamomama teamopapa teamodios teamojesus teamojose teamocarlos teamodavid teamohijo
teamohija teamogordo teamogorda tequiero tequieromucho teadoro teextrano tequierotanto tuyyo yotu yoteamo yotequiero soloyo
solotu solotuyyo porsiempre parasiempre parasiempreamor siempre siemprejuntos siempretuyo nuncateolvidare nunca nuncamas
notevayas juntos juntosporsiempre corazon corazones corazoncito micorazon micorazoncito carino carinito carinosito cielito
micielo mividita vida vidas vidamia mivida mividaerestu midulceamor dulce dulces dulcecito dulzura hermosa hermoso hermosura
preciosa precioso preciosura bonita bonito bonitas lindo lindas lindos lindura lindapreciosa bello belleza bellisima guapa guapo
guapas guapos reina reinas reinita mireina rey mirey princesa princesas princesita miprincesa principe principes principito
miprincipe muneca munequita muneco mimuneca bebe bebes bebesito bebecito bebita mibebe nena nenas nenita nene nenes gordo gorda
gordito gordita gordis migordo migorda flaco flaca flaquito flaquita negro negra negrito negrita minegra minegro mono mona
monita monito chiquita chiquito chiqui chiquitin chiquitina pequena pequeno peque ternura ternurita tesoro mitesoro gatita
gatito gatitos gato gata gatos perro perra perrito perrita perros cachorro cachorrito caballo caballos potro yegua toro toros
vaca vacas becerro ternero burro burra chivo cabra oveja pollo pollito gallo gallina pato patito pajaro pajarito canario loro
perico aguila condor halcon buho colibri paloma mariposa mariposas mariposita abeja abejita hormiga mosca mosquito arana
escorpion alacran culebra serpiente tortuga sapo rana delfin delfines tiburon ballena pez pececito pescado pescador tigres
tigresa tigrillo leones leona leoncito lobo lobos lobito zorro zorra oso osos osito ositos osita ositopolar ositodepeluche
elefante jirafa raton ratones ratoncito conejo conejito conejita estrella estrellas estrellita estrellitas lunas lunita
lunallena luzdeluna sol soles solecito solsito rayodesol cielos cieloazul mar mares marazul oceano playa playas arena olas rio
lago laguna montana montanas cerro cordillera nevado bosque selva desierto campo campesino campesina finca fincas hacienda llano
llanero llaneros paisaje lluvia lluvias tormenta trueno rayo relampago viento vientos nube nubes nieve hielo fuego fuegos tierra
agua aguas aire primavera verano otono invierno arcoiris florecita florecitas rosas rosaroja rosablanca rosasrojas margaritas
girasol girasoles orquidea orquideas azucena clavel claveles violeta violetas tulipan amapola jardin jardines arbol arboles
palmera chocolates chocolatico chocolatina caramelo caramelos dulcedeleche arequipe bocadillo panela panelita azucar canela
vainilla helado helados pastel torta tortica galleta galletas galletica pan panaderia queso quesito leche cafe cafecito cafetero
cafetera tinto tintico aguardiente aguardientico guaro ron cerveza cervezas cervecita vino vinos champana arepa arepas arepita
empanada empanadas tamal tamales bandejapaisa ajiaco sancocho lechona bunuelo natilla mondongo frijol frijoles arroz
arrozconpollo papas papafrita papitas yuca platano platanos patacon banano mangos fresa fresas fresita mora moras guayaba
naranja naranjas limon limones mandarina pina maracuya lulo aguacate tomate cebolla zanahoria mazorca manzana manzanas manzanita
pera peras uva uvas cereza cerezas durazno sandia coco cocos hamburguesa perrocaliente salchipapa carne dios diosito diosesamor
diosesfiel diosesbueno diosesgrande dioses diosteama diosteamo diosmio diosmeama diosconmigo diosalmighty diosestaconmigo
diospadre diosytu midios jesuscristo jesucristo jesusteama jesusteamo jesusesamor jesusmisalvador jesusmiamigo cristo
cristoteama cristovive cristojesus cristorey cristiana cristianos senor senorjesus sagradocorazon divinonino divinojesus milagro
milagros milagroso virgen virgencita virgenmaria virgendelcarmen virgenmilagrosa santamaria sanjose sanjuan sanpedro sanantonio
sanmiguel sangabriel sanrafael santaana santacruz santarosa santalucia espiritusanto espiritu santisima santo santa angeles
angelguardian arcangel bendicion bendiciones bendecida bendecido gloriaadios aleluya fey paz pazyamor gracia gracias graciasdios
graciasadios oracion iglesia templo pastor jehova jehovaesmipastor salmo salmos biblia evangelio mifamilia familiaunida familias
hogar casa casas micasa casita mama mamita mamamia mamasita mami mamitateamo madre madrecita mimama papa papito papi papitoteamo
padre mipapa papaymama mamaypapa abuela abuelita abuelo abuelito abuelos hijo hijos hija hijas mishijos mihijo mihija mihijos
hijosdemialma hermano hermana hermanos hermanas hermanito hermanita tio tia tios prima primo primos sobrino sobrina esposo
esposa marido mujer mujeres hombre hombres novio novia novios minovio minovia amigo amiga amigos amigas amiguito amiguita
amistad mejoramiga mejoresamigas mejoramigo companero companera vecino vecina nina ninos ninas joven juventud senora senorita
caballero dama patron patrona padrino madrina compadre comadre parcero parceros parce parcerito paisa paisas paisita rolo rola
rolos costeno costena costenos opita pastuso santandereano santandereana vallecaucano boyaco boyacense tolimense huilense
llanerita cachaco cachacos caleno calena bogotano bogotana colombiano colombiana colombianos colombiatierraquerida colombia
micolombia vivacolombia amocolombia soycolombiano locombia colombialinda patria patriota bandera tricolor amarillo
amarilloazulyrojo azul rojo verde blanco morado rosado gris dorado plateado azulito azulado rojito verdecito blanquita bogota
bogotadc medellin medallo cali calicali barranquilla quilla curramba cartagena cartagenadeindias bucaramanga bucara cucuta
pereira manizales armenia ibague neiva villavicencio villavo popayan pasto tunja monteria sincelejo valledupar santamarta
riohacha quibdo florencia mocoa yopal arauca sanandres providencia inirida mitu puertocarreno sanjosedelguaviare antioquia
atlantico bolivar boyaca caldas caqueta casanare cauca cesar choco cundinamarca guainia guajira guaviare huila meta narino
nortedesantander putumayo quindio risaralda santander sucre tolima valle vallecauca valledelcauca vaupes vichada itagui envigado
sabaneta laestrella rionegro apartado caucasia soacha chia cajica zipaquira facatativa girardot fusagasuga funza cota tocancipa
sopo palmira buenaventura tulua buga cartago jamundi yumbo dosquebradas barrancabermeja floridablanca giron piedecuesta sangil
socorro barichara ocana pamplona sogamoso duitama chiquinquira villadeleyva espinal melgar mariquita lerida pitalito garzon
laplata ipiales tumaco tuquerres malambo sabanalarga magangue turbaco arjona aguachica bosconia codazzi maicao fonseca uribia
cienaga lorica cerete sahagun planetarica acacias granada puertolopez aguazul tauramena cumaral guaduas villeta laceja marinilla
guarne copacabana girardota barbosa nacional atleticonacional verdolaga verdolagas losdelsur nacionalcampeon millonarios millos
millosmivida embajador embajadores comandosazules blueboys santafe independientesantafe cardenal cardenales leonsantafe
guardiaalbiroja americadecali diablosrojos baronrojo deportivocali deporcali deporcalicampeon verdiblanco frentederadical junior
juniorbarranquilla tiburones juniortupapa medellindim independientemedellin dimmedellin poderoso rexixtenixa oncecaldas
deportivopereira tolimadeportes deportestolima bucaramangaatletico atleticobucaramanga cucutadeportivo deportivopasto
unionmagdalena envigadofc laequidad alianzapetrolera jaguares patriotas boyacachico seleccion seleccioncolombia futbol futboll
micampeon campeon campeones campeona campeonato goleador gol golazo balon cancha equipo equipos mundial copaamerica
copalibertadores libertadores realmadrid halamadrid barza viscabarca fcbarcelona barcelonafc atleticomadrid valenciafc sevilla
bocajuniors boca riverplate independiente sanlorenzo penarol colocolo flamengo corinthians palmeiras chivas clubamerica pumas
cruzazul rayados jamesrodriguez falcao radamel radamelfalcao cuadrado yerrymina luisdiaz luchodiaz pibevalderrama elpibe higuita
asprilla faustino egan eganbernal nairo nairoquintana rigoberto rigouran uran pajon marianapajon juanpablomontoya juanes
carlosvives maluma jbalvin karolg bichota feid ferxxo badbunny ozuna anuel daddyyankee donomar wisin yandel reggaeton nickyjam
tego vallenato vallenatos diomedes diomedesdiaz silvestre silvestredangond rafaelorozco binomio binomiodeoro losdiablitos
jorgecelis martinelias elias salsa salsero niche gruponiche joearroyo guayacan hectorlavoe willie colon marcanthony romeosantos
aventura bachata merengue cumbia cumbiero champeta ranchera rancheras vicentefernandez chente juangabriel joseluisperales
ricardoarjona juanluisguerra mana soda stereo sodastereo gustavocerati enanitosverdes caifanes heroesdelsilencio mago magodeoz
nicolamaquiavelo yeisonjimenez pipebueno bancolombia davivienda bancodebogota bancopopular bbva colpatria avvillas bancoagrario
nequi daviplata efecty baloto chance loteria ecopetrol terpel avianca satena claro movistar tigo comcel telmex une etb epm
codensa postobon bavaria poker clubcolombia pilsen manzanapostobon ponymalta alpina alqueria colanta nutresa exito carulla
olimpica jumbo alkosto falabella homecenter koaj arturocalle totto rappi servientrega coordinadora interrapidisimo envia deprisa
tcc saferbo copetran bolivariano brasilia rapidoochoa berlinas expresopalmira transmilenio metro metromedellin sena icfes unal
udea javeriana losandes universidad nacionaldecolombia externado sabana eafit uis univalle unicauca caracol rcn bluradio
eltiempo elespectador semana futuro felicidad feliz felices felizdia felizcumple felizcumpleanos cumpleanos feliznavidad navidad
anonuevo felizano vacaciones fiestas fiestero rumba rumbero rumbera carnaval feria ferias domingo lunes martes miercoles jueves
viernes sabado enero febrero marzo abril mayo junio agosto septiembre octubre noviembre diciembre manana tarde noche noches
madrugada dia dias hoy ayer semanasanta loco loca locos locas locura locuras tonto tonta tontos bobo boba bobos idiota imbecil
estupido estupida pendejo pendeja marica maricon gonorrea hijueputa hijodeputa malparido malparida malpario carechimba chimba
chimbita bacano bacana bacan chevere vacano berraco berraca verraco verraca mierda puta puto carajo culo vagina pene sexo
sexosexo caliente borracho borracha muerte muerto muerta muertos calavera vampiro vampiros fantasma fantasmas bruja brujas brujo
hechizo magia magos misterio misterioso sombra sombras oscuridad guerreros guerrera espartano caballeros pirata piratas bandido
bandidos vaquero vaqueros vaquera sicario patrondelmal pabloescobar narcos chapo chapulin chapulincolorado chavo chavodelocho
chilindrina quico donramon bettylafea yosoybetty pasiondegavilanes cafeconaromademujer libertad justicia amorpaz verdad valor
valiente valientes fuerza fuerte poder poderosa exitos exitoso exitosa triunfo triunfador triunfadora ganador ganadora ganadores
millonario millonaria millones dinero dineros plata platica billete billetes rico rica ricos riqueza oro diamante diamantes
esmeraldas rubi perla perlas tesoros suerte buenasuerte fortuna destino sueno suenos sonador sonadora sonar recuerdo recuerdos
recordar olvido olvidar olvidado olvidada olvideme noseolvide nolase nose nomeacuerdo nosesabe quesera loquesea cualquiera
ninguno ninguna nada todos todas todo algo primero primera ultimo ultima unico unica soltero soltera solteros casado casada
divorciado divorciada profesor profesora profe maestro maestra estudiante estudiantes estudio colegio escuela universitario
universitaria ingeniero ingeniera ingenieria medico medica medicina doctora enfermera enfermero abogado abogada derecho
arquitecto arquitectura odontologia psicologia psicologa matematicas fisica quimica biologia historia geografia filosofia
sociales ingles espanol computadora informatica programador celular celulares telefono telefonos television televisor camara
camaras pelicula peliculas cine cancion canciones guitarrista bateria pianista cantante bailarina bailar baile artista pintor
pintura dibujo poesia poema poeta escritor libro libros novela novelas cuento cuentos deporte deportes deportista ciclismo
ciclista ciclistas bicicross patinaje patinador natacion nadador atletismo gimnasia gimnasio voleibol baloncesto beisbol boxeo
boxeador karateca ajedrez tejo billar parques domino casablanca casanova casagrande buenosaires rivadavia santodomingo caracas
maracaibo quito guayaquil lima montevideo asuncion lapaz managua tegucigalpa guatemala elsalvador honduras nicaragua habana
cubano cubana venezolano venezolana peruano ecuatoriano argentino chileno mexicano mexicana espanola europa oriente norte sur
oeste
`

export const commonWords: readonly string[] = `${everywhere} ${names} ${spanish}`.trim().split(/\s+/)
