import type { LegalText } from './legalText.ts'

const termsOfService: LegalText = {
  title: 'Algemene voorwaarden',
  updatedOn: '2026-11-26',
  intro: [
    'Dit zijn de afspraken tussen jou en Fareback. Kort gezegd: jij laat ons je reizen zien, en wij vinden wat vervoerders je schuldig zijn. Sommige claims dienen wij voor je in; van wat de vervoerder ons betaalt, houden we een deel. Andere dien je zelf in met de antwoorden die wij klaarzetten; wat de vervoerder jou betaalt, is helemaal van jou. Betaalt hij niets, dan krijgen wij niets.',
    'Alle bedragen op deze pagina zijn inclusief btw.',
  ],
  sections: [
    {
      id: 'about',
      heading: 'Tussen wie dit geldt',
      body: [
        'Fareback, Utrecht, help@fareback.example (‘we’), en jij, de persoon met een account. Deze voorwaarden gelden voor alles wat je met Fareback doet. Hoe we met je gegevens omgaan, staat in onze privacyverklaring.',
        'We zijn onafhankelijk. We horen niet bij NS, GVB, RET, HTM of een andere vervoerder, en geen van hen betaalt ons.',
        'Je kunt ook zelf bij een vervoerder claimen, gratis. Je gebruikt Fareback omdat wij de reizen vinden, de regels kennen en het meeste werk doen.',
      ],
    },
    {
      id: 'account',
      heading: 'Je account',
      body: [
        'Je bent 16 jaar of ouder. Ben je 16 of 17, dan vindt een ouder of voogd deze voorwaarden goed.',
        'Je account is alleen voor jou. Houd je wachtwoord voor jezelf en laat het ons meteen weten als iemand anders het kan kennen. Vul je eigen naam, e-mailadres en IBAN in en houd ze actueel: daar gaat je geld heen.',
      ],
    },
    {
      id: 'what-we-do',
      heading: 'Wat we voor je doen',
      body: [
        {
          list: [
            'Je uploadt een export van de transacties van je kaart. Voordat we je reizen opslaan, zie je wat we van elke regel maken.',
            'We bouwen je reizen op en vinden de reizen waarvoor te veel is betaald: een gemiste check-uit of check-in, inchecken bij de paal van de verkeerde vervoerder, in- en uitchecken op hetzelfde station, of een reis die dubbel is betaald.',
            'Jij kiest wat je claimt. We dienen niets in bij een vervoerder wat jij niet hebt gekozen.',
            'Sommige claims dienen wij voor je in, met een brief aan de vervoerder en het bewijs. We ontvangen het antwoord en maken, als het zin heeft, één keer bezwaar tegen een afwijzing. Andere claims kun alleen jij indienen: wij zetten de antwoorden klaar, jij neemt die over in het formulier van de vervoerder, en de vervoerder antwoordt jou. Daarna laat je ons weten wat het antwoord was. In beide gevallen bewaken we de termijnen. Bij elke claim zie je welk van de twee het is.',
            'Voor een claim die wij indienen, betaalt de vervoerder meestal ons: we zetten jouw deel op je saldo en betalen het uit als je daarom vraagt. Voor een claim die jij indient, betaalt hij jou rechtstreeks, en dan rekenen we geen vergoeding.',
          ],
        },
      ],
    },
    {
      id: 'mandate',
      heading: 'Je machtiging',
      body: [
        'Om voor je te claimen hebben we je machtiging nodig. Je ondertekent die één keer, op het scherm, vóór je eerste claim. Daarmee mogen we in jouw naam:',
        {
          list: [
            'een vervoerder vragen terug te betalen wat hij je schuldig is voor de reizen in je claims;',
            'de vervoerder de gegevens en het bewijs geven die hij daarvoor nodig heeft;',
            'met de vervoerder schrijven over je claim en bezwaar maken tegen een afwijzing;',
            'het geld ontvangen op onze bankrekening en het voor je bewaren als je saldo.',
          ],
        },
        'Zegt een vervoerder na ons bezwaar nog steeds nee, dan kunnen we je claim voorleggen aan het Klachtenloket Openbaar Vervoer of de Geschillencommissie Openbaar Vervoer. Dat doen we alleen als je daar voor die claim ja op zegt. Vooraf vertellen we wat het kost, en dat wij dat betalen.',
        'De machtiging geldt nergens anders voor. We sluiten geen abonnementen voor je af, loggen niet in als jou en gaan niet voor je naar de rechter.',
        'Je kunt je machtiging altijd intrekken in je account, of met een e-mail naar help@fareback.example. We trekken dan de claims in waarover nog niet is beslist en dienen geen nieuwe meer in. Dien een claim niet zelf in zolang die van ons voor dezelfde reis bij de vervoerder ligt: vervoerders wijzen een claim af die ze twee keer krijgen.',
      ],
    },
    {
      id: 'fee',
      heading: 'Onze vergoeding',
      body: [
        'Onze vergoeding is 20% van wat de vervoerder betaalt, als je zelf naar Fareback bent gekomen. Kom je via een organisatie, dan geldt het percentage van die organisatie. Hoe dan ook zie je vóór het indienen van een claim drie bedragen: wat de vervoerder naar verwachting betaalt (bruto), onze vergoeding, en wat er voor jou overblijft (netto).',
        {
          list: [
            'Het percentage dat je zag, staat vast voor die claim, ook als onze vergoeding later verandert.',
            'De bedragen zijn een schatting. Betaalt de vervoerder meer of minder, dan rekenen we hetzelfde percentage over wat hij echt betaalde, en je ziet het allebei.',
            'We ronden af op hele centen; een halve cent gaat naar boven.',
            'Geen vergoeding over een claim die niets oplevert.',
            'Geen vergoeding over geld dat de vervoerder rechtstreeks aan jou betaalt.',
            'Geen vergoeding met premium.',
            'Geen andere kosten: niet voor aanmelden, uploaden, indienen of uitbetalen.',
          ],
        },
        'Voorbeeld: NS betaalt €\u00a015,20. Onze vergoeding is 20%, dus €\u00a03,04. Je saldo stijgt met €\u00a012,16.',
      ],
    },
    {
      id: 'premium',
      heading: 'Premium',
      body: [
        'Met premium betaal je €\u00a02,99 per maand en geen vergoeding over de claims die je in die tijd kiest. We halen de €\u00a02,99 van je saldo. Is je saldo te laag, dan stopt premium en geldt voor nieuwe claims de gewone vergoeding; je krijgt er nooit een rekening voor.',
        'Je begint en stopt premium in je account. Er is geen minimale looptijd: stop je, dan betaal je voor de volgende maand niets.',
      ],
    },
    {
      id: 'referral',
      heading: 'Vriend aanbrengen',
      body: [
        'Meldt iemand zich aan met jouw code, dan krijgen jullie allebei €\u00a05,00 op je saldo na de eerste terugbetaling van die persoon. Dat geldt niet voor een eigen account onder een andere naam, en niet voor accounts die alleen voor de beloning zijn gemaakt.',
      ],
    },
    {
      id: 'balance-and-payouts',
      heading: 'Je saldo en uitbetalingen',
      body: [
        'Zodra we een betaling van een vervoerder aan je claim hebben gekoppeld, gaat je saldo omhoog: met wat er is betaald, min onze vergoeding. Elke verandering staat op je saldopagina, met de reden.',
        {
          list: [
            'Je vraagt een uitbetaling wanneer je wilt, of laat ons elke maand uitbetalen.',
            'Je kunt vanaf €\u00a05,00 laten uitbetalen. Ga je bij ons weg, dan betalen we elk bedrag uit.',
            'We betalen met SEPA naar een IBAN op je eigen naam. Het bedrag wordt meteen apart gezet, en de betaling gaat naar de bank nadat een tweede persoon die heeft vrijgegeven.',
            'Stuurt je bank de betaling terug, dan staat het geld weer op je saldo en laten we het je weten.',
          ],
        },
        'Je saldo is geld dat wij je schuldig zijn. Het is geen spaarrekening: je krijgt er geen rente over en je kunt er anderen niet mee betalen. Herstellen we er een fout in, dan zie je de correctie en de reden.',
      ],
    },
    {
      id: 'deadlines',
      heading: 'Termijnen en uitkomst',
      body: [
        'Elke vervoerder heeft eigen regels: tot wanneer je mag claimen, hoe vaak, en vanaf welk bedrag. Je vindt ze op de pagina ‘Kosten en termijnen’, en bij elke claim zie je de laatste dag om die in te dienen. Een claim die wij indienen, gaat mee met onze brief aan de vervoerder op de dag dat je die kiest of op de volgende werkdag. Kies je die met minder dan drie werkdagen over, dan doen we ons best, maar kunnen we niet beloven dat de claim op tijd aankomt. Een claim die alleen jij kunt indienen, telt als ingediend zodra je dat hebt gedaan en ons hebt laten weten; je bent er zelf verantwoordelijk voor dat dat op tijd gebeurt.',
        'Vervoerders beslissen, en nemen daar hun eigen tijd voor. We beloven niet dat een claim wordt goedgekeurd, voor hoeveel, of wanneer. Wordt die afgewezen, dan lees je de reden van de vervoerder en of bezwaar zin heeft. Je houdt alle rechten die je tegenover de vervoerder hebt, zoals naar een geschillencommissie of naar de rechter gaan.',
      ],
    },
    {
      id: 'your-promises',
      heading: 'Wat je belooft',
      body: [
        {
          list: [
            'De kaarten die je toevoegt zijn van jou, of je mag ervoor claimen.',
            'De bestanden die je uploadt zijn zoals je ze kreeg; je hebt er niets in veranderd.',
            'De haltes en tijden die je opgeeft zijn waar. Weet je niet meer waar je bent uitgestapt, zeg dat dan en gok niet.',
            'Je hebt dezelfde reis niet al geclaimd, hier of ergens anders, en niemand anders krijgt het geld terug.',
            'Een claim die alleen de kaarthouder mag indienen, dien je zelf in, voor je eigen kaart. Betaalt een vervoerder jou rechtstreeks, dan laat je het ons weten. We ronden de claim dan af en rekenen niets.',
          ],
        },
        'Een valse claim is fraude. Zien we er een, dan mogen we de claims intrekken waar het om gaat, het account blokkeren zolang we het uitzoeken, terugvragen wat ervoor is betaald, en het de vervoerder vertellen. Je mag altijd eerst jouw kant vertellen.',
      ],
    },
    {
      id: 'overpayment',
      heading: 'Als je te veel hebt gekregen',
      body: [
        'Soms vordert een vervoerder een betaling terug, of betaalt hij dezelfde claim twee keer. Stond dat geld al op je saldo, dan halen we het er weer af, samen met de vergoeding die we erover rekenden: je geeft niet meer terug dan je kreeg.',
        'Je saldo kan daardoor onder nul komen. Bovenaan je pagina’s zie je hoeveel, waarom, en voor welke claim. Het wordt verrekend met je volgende terugbetalingen, of je maakt het over met het kenmerk dat we je geven. We rekenen er geen rente en geen kosten voor. Ben je het er niet mee eens? Zeg het ons, dan wachten we tot we er samen naar hebben gekeken.',
      ],
    },
    {
      id: 'organisations',
      heading: 'Als je via een organisatie komt',
      body: [
        'Je werkgever, universiteit of kaartuitgever kan een eigen omgeving bij Fareback hebben. De beheerders daarvan kunnen dan de reishistorie uploaden van de kaarten die de organisatie verstrekt en, met een machtiging van de organisatie, claimen voor de zakelijke reizen daarin. Wat een vervoerder daarvoor betaalt, is van de organisatie. De organisatie spreekt met ons af wat onze vergoeding is en wie krijgt wat vervoerders ons voor jouw claims betalen: jij, of de organisatie omdat die de reizen betaalde.',
        'Geld voor reizen die je zelf betaalde, is van jou. Ga je weg bij de organisatie, dan blijft ook je saldo van jou; vraag ons om het te verplaatsen.',
        'Voor de organisatie zelf geldt ons contract met die organisatie. Zeggen dat contract en deze voorwaarden iets anders, dan gaan voor jou deze voorwaarden voor.',
      ],
    },
    {
      id: 'withdrawal-right',
      heading: '14 dagen bedenktijd',
      body: [
        'Als consument mag je deze overeenkomst binnen 14 dagen na je aanmelding herroepen, zonder reden. Voor premium heb je nog eens 14 dagen vanaf de dag dat je ermee begon. Een e-mail naar help@fareback.example is genoeg, bijvoorbeeld: ‘Ik herroep mijn overeenkomst met Fareback’, met je naam en de datum. We bevestigen het per e-mail.',
        {
          list: [
            'Als je een claim kiest, vraag je ons meteen te beginnen, ook binnen de 14 dagen.',
            'Herroep je daarna, dan trekken we de claims in waarover nog niet is beslist. Daar betaal je niets voor.',
            'Heeft de vervoerder ons voor een claim al betaald? Dan is ons werk voor die claim klaar, en blijft de vergoeding staan die je van tevoren zag.',
            'Herroep je premium, dan krijg je de €\u00a02,99 terug.',
            'We betalen je saldo binnen 14 dagen uit, hoe hoog of laag het ook is.',
          ],
        },
      ],
    },
    {
      id: 'ending',
      heading: 'Stoppen',
      body: [
        'Je kunt altijd stoppen: wis je account onder ‘Mijn account’. We betalen uit wat er nog staat, elk bedrag, tenzij je het aan ons laat. Voor claims die bij een vervoerder liggen, kies je: trek ze in, of wacht met het wissen van je account tot de laatste is afgehandeld en uitbetaald. Heeft een vervoerder een claim goedgekeurd maar nog niet betaald, dan kun je ook van dat geld afzien; wat hij toch betaalt, gaat dan niet naar jou en niet naar ons. Staat je saldo onder nul, dan blijf je dat bedrag schuldig en blijft je account tot het is verrekend. Je machtiging eindigt met je account.',
        'Wij kunnen de overeenkomst ook beëindigen, met een e-mail 30 dagen van tevoren. We maken de claims af die bij een vervoerder liggen en betalen je saldo uit. Alleen bij ernstig misbruik, zoals fraude, stoppen we meteen, en dan vertellen we je waarom.',
      ],
    },
    {
      id: 'liability',
      heading: 'Als wij een fout maken',
      body: [
        'Is het onze schuld dat een claim die je op tijd koos is kwijtgeraakt, of dat wij die te laat hebben ingediend, dan betalen we je wat die je had opgeleverd: het nettobedrag dat we je lieten zien.',
        'Voor andere schade die je lijdt omdat we niet deden wat we beloofden, bepaalt de wet wat we je schuldig zijn. We zijn niet aansprakelijk voor wat een vervoerder of bank beslist, voor fouten in de gegevens die je ons gaf, of als de site een tijdje niet bereikbaar is, tenzij dat onze schuld is. Niets op deze pagina beperkt onze aansprakelijkheid voor opzet of grove schuld, of een recht dat de wet je als consument geeft.',
        'Tegenover een organisatie die klant bij ons is, is onze aansprakelijkheid beperkt tot de vergoedingen die ze ons betaalde in de twaalf maanden vóór de schade.',
      ],
    },
    {
      id: 'changes',
      heading: 'Wijziging van deze voorwaarden',
      body: [
        'We kunnen deze voorwaarden wijzigen, bijvoorbeeld als de wet of de regels van een vervoerder veranderen. Is een wijziging belangrijk voor je, dan mailen we je minstens 30 dagen van tevoren. Ben je het er niet mee eens, dan kun je vóór die dag stoppen. Claims die je al had gekozen, houden de voorwaarden en de vergoeding die ze hadden.',
      ],
    },
    {
      id: 'law-and-disputes',
      heading: 'Recht en geschillen',
      body: [
        'Nederlands recht is van toepassing. Woon je in een ander land van de Europese Unie, dan houd je ook de bescherming die het recht daar je als consument geeft.',
        'Heb je een klacht? Mail naar help@fareback.example. We antwoorden binnen 14 dagen. Komen we er samen niet uit, dan kun je naar de rechter die de wet aanwijst; voor een consument in Nederland kan dat altijd de rechter in je woonplaats zijn. Geschillen met organisaties gaan naar de rechtbank Midden-Nederland in Utrecht.',
        'Blijkt een deel van deze voorwaarden niet geldig, dan blijft de rest gelden. Deze voorwaarden zijn er in het Nederlands en het Engels; verschillen ze, dan telt de Nederlandse tekst.',
      ],
    },
  ],
}

export default termsOfService
