import type { LegalText } from './legalText.ts'

const termsOfService: LegalText = {
  title: 'Algemene voorwaarden',
  updatedOn: '2026-11-25',
  intro: [
    'Dit zijn de afspraken tussen jou en Fareback. Kort gezegd: jij laat ons je reizen zien, wij halen terug wat een vervoerder je schuldig is, en we houden een deel van wat hij betaalt. Betaalt hij niets, dan krijgen wij niets.',
    'Alle bedragen op deze pagina zijn inclusief btw.',
  ],
  sections: [
    {
      id: 'about',
      heading: 'Tussen wie dit geldt',
      body: [
        'Fareback, Utrecht, help@fareback.example (‘we’), en jij, de persoon met een account. Deze voorwaarden gelden voor alles wat je met Fareback doet. Hoe we met je gegevens omgaan, staat in onze privacyverklaring.',
        'We zijn onafhankelijk. We horen niet bij NS, GVB, RET, HTM of een andere vervoerder, en geen van hen betaalt ons.',
        'Je kunt ook zelf bij een vervoerder claimen, gratis. Je gebruikt Fareback omdat wij de reizen vinden, de regels kennen en het werk doen.',
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
            'Je uploadt een export van de transacties van je kaart. Voordat er iets wordt opgeslagen, zie je wat we van elke regel maken.',
            'We bouwen je reizen op en vinden de reizen waarvoor te veel is betaald: een gemiste check-uit of check-in, in- en uitchecken op hetzelfde station of een reis die dubbel is betaald.',
            'Jij kiest welke claims je indient. Er gaat niets naar een vervoerder dat jij, of de beheerder van je organisatie, niet hebt ingediend.',
            'Waar dat mag, dienen wij de claim in met het bewijs, ontvangen we het antwoord en maken we, als het zin heeft, één keer bezwaar tegen een afwijzing. Kun alleen jij de claim indienen, dan zetten we de antwoorden klaar en neem jij die over in het formulier van de vervoerder. In beide gevallen bewaken we de termijnen.',
            'De vervoerder betaalt ons en wij zetten het op je saldo en betalen je uit; of hij betaalt jou rechtstreeks, en dan rekenen we geen vergoeding.',
          ],
        },
      ],
    },
    {
      id: 'mandate',
      heading: 'Je machtiging',
      body: [
        'Om voor je te claimen hebben we je machtiging nodig. Je tekent die één keer, op het scherm, vóór je eerste claim. Daarmee mogen we in jouw naam:',
        {
          list: [
            'een vervoerder vragen terug te betalen wat hij je schuldig is voor de reizen in je claims;',
            'de vervoerder de gegevens en het bewijs geven die hij daarvoor nodig heeft;',
            'met de vervoerder schrijven over je claim en bezwaar maken tegen een afwijzing;',
            'het geld ontvangen op onze bankrekening en het voor je bewaren als je saldo.',
          ],
        },
        'Blijft een vervoerder na ons bezwaar bij zijn afwijzing, dan kunnen we je claim voorleggen aan het Klachtenloket Openbaar Vervoer of de Geschillencommissie Openbaar Vervoer. Dat doen we alleen als je daar voor die claim ja op hebt gezegd. Vooraf vertellen we wat het kost en dat wij dat betalen.',
        'De machtiging geldt nergens anders voor. We sluiten geen abonnementen voor je af, loggen niet in als jou en gaan niet voor je naar de rechter.',
        'Je kunt je machtiging altijd intrekken in je account, of met een e-mail naar help@fareback.example. We trekken dan de claims in waarover nog niet is beslist en dienen geen nieuwe meer in. Dien dezelfde claim niet zelf in zolang die van ons bij de vervoerder ligt: vervoerders wijzen dubbele claims af.',
      ],
    },
    {
      id: 'fee',
      heading: 'Onze vergoeding',
      body: [
        'Onze vergoeding is 20% van wat de vervoerder betaalt, als je zelf naar Fareback bent gekomen. Kom je via een organisatie, dan geldt haar eigen percentage. Hoe dan ook zie je vóór het indienen van een claim drie bedragen: wat de vervoerder naar verwachting betaalt (bruto), onze vergoeding, en wat er voor jou overblijft (netto).',
        {
          list: [
            'Het percentage dat je zag, staat vast voor die claim, ook als onze vergoeding later verandert.',
            'De bedragen zijn een schatting. Betaalt de vervoerder meer of minder, dan rekenen we hetzelfde percentage over wat hij echt betaalde, en je ziet het allebei.',
            'We ronden af op hele centen; een halve cent gaat naar boven.',
            'Geen vergoeding over een claim die niets opleverde.',
            'Geen vergoeding over geld dat de vervoerder direct op je kaart zette.',
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
        'Met premium betaal je €\u00a02,99 per maand en geen vergoeding over de claims die je in die tijd indient. We halen de €\u00a02,99 van je saldo. Is je saldo te laag, dan stopt premium en geldt voor nieuwe claims de gewone vergoeding; je krijgt er nooit een rekening voor.',
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
        'Je saldo is geld dat wij je schuldig zijn. Het is geen spaarrekening: je krijgt er geen rente over en je kunt er anderen niet mee betalen. Verbeteren we er een fout in, dan zie je de verbetering en de reden.',
      ],
    },
    {
      id: 'deadlines',
      heading: 'Termijnen en uitkomst',
      body: [
        'Elke vervoerder heeft eigen regels: tot wanneer je mag claimen, hoe vaak, en vanaf welk bedrag. Je vindt ze in het dienstenoverzicht, en bij elke claim zie je de laatste dag om die in te dienen. We versturen een claim op de dag dat je die indient of op de volgende werkdag. Dien je in met minder dan drie werkdagen over, dan doen we ons best, maar kunnen we niet beloven dat de claim op tijd aankomt.',
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
            'Betaalt een vervoerder jou direct voor een claim die je via ons indiende, dan laat je het ons weten. We sluiten de claim dan en rekenen niets.',
          ],
        },
        'Een valse claim is fraude. Zien we er een, dan mogen we de claims intrekken waar het om gaat, het account blokkeren zolang we het uitzoeken, terugvragen wat ervoor is betaald, en het de vervoerder vertellen. Je mag altijd eerst jouw kant vertellen.',
      ],
    },
    {
      id: 'overpayment',
      heading: 'Als je te veel hebt gekregen',
      body: [
        'Soms haalt een vervoerder een betaling terug, of betaalt hij dezelfde claim twee keer. Stond dat geld al op je saldo, dan halen we het er weer af, samen met de vergoeding die we erover rekenden: je geeft niet meer terug dan je kreeg.',
        'Je saldo kan daardoor onder nul komen. Bovenaan je pagina’s zie je hoeveel, waarom, en voor welke claim. Het wordt verrekend met je volgende terugbetalingen, of je maakt het over met het kenmerk dat we je geven. We rekenen er geen rente en geen kosten voor. Ben je het er niet mee eens? Zeg het ons, dan wachten we tot we er samen naar hebben gekeken.',
      ],
    },
    {
      id: 'organisations',
      heading: 'Als je via een organisatie komt',
      body: [
        'Je werkgever, universiteit of kaartuitgever kan een eigen omgeving bij Fareback hebben. De beheerders daarvan kunnen dan de reisgeschiedenis uploaden van de kaarten die de organisatie verstrekt, en claims indienen voor de zakelijke reizen daarop. De organisatie spreekt met ons af wat de vergoeding is en wie het geld krijgt: jij, of de organisatie omdat zij de reis betaalde. Je ziet welk van de twee het is voordat een claim wordt ingediend.',
        'Geld voor reizen die je zelf betaalde, is van jou. Ga je weg bij de organisatie, dan blijft ook je saldo van jou; vraag ons om het te verplaatsen.',
        'Voor de organisatie zelf geldt ons contract met haar. Zeggen dat contract en deze voorwaarden iets anders, dan gaan voor jou deze voorwaarden voor.',
      ],
    },
    {
      id: 'withdrawal-right',
      heading: '14 dagen bedenktijd',
      body: [
        'Als consument mag je deze overeenkomst binnen 14 dagen na je aanmelding herroepen, zonder reden. Voor premium heb je nog eens 14 dagen vanaf de dag dat je ermee begon. Een e-mail naar help@fareback.example is genoeg, bijvoorbeeld: ‘Ik herroep mijn overeenkomst met Fareback’, met je naam en de datum. We bevestigen het per e-mail.',
        {
          list: [
            'Als je een claim indient, vraag je ons meteen te beginnen, ook binnen de 14 dagen.',
            'Herroep je daarna, dan trekken we de claims in waarover nog niet is beslist. Daar betaal je niets voor.',
            'Heeft de vervoerder een claim al betaald? Dan is ons werk voor die claim klaar, en blijft de vergoeding staan die je van tevoren zag.',
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
        'Je kunt altijd stoppen: verwijder je account in je account. We betalen uit wat er nog staat, elk bedrag, tenzij je het aan ons laat. Voor claims die bij een vervoerder liggen, kies je: trek ze in, of laat ze ons eerst afmaken en verwijder je account als de laatste is afgehandeld en uitbetaald. Heeft een vervoerder een claim goedgekeurd maar nog niet betaald, dan kun je ook van dat geld afzien; wat hij toch betaalt, gaat dan niet naar jou en niet naar ons. Staat je saldo onder nul, dan blijf je dat bedrag schuldig en blijft je account tot het is verrekend. Je machtiging eindigt met je account.',
        'Wij kunnen de overeenkomst ook beëindigen, met een e-mail 30 dagen van tevoren. We maken de claims af die bij een vervoerder liggen en betalen je saldo uit. Alleen bij ernstig misbruik, zoals fraude, stoppen we meteen, en dan vertellen we je waarom.',
      ],
    },
    {
      id: 'liability',
      heading: 'Als wij een fout maken',
      body: [
        'Is het onze schuld dat een claim die je op tijd indiende kwijtraakte of te laat is verstuurd, dan betalen we je wat die je had opgeleverd: het nettobedrag dat we je lieten zien.',
        'Voor andere schade die je lijdt omdat we niet deden wat we beloofden, bepaalt de wet wat we je schuldig zijn. We zijn niet aansprakelijk voor wat een vervoerder of bank beslist, voor fouten in de gegevens die je ons gaf, of als de site een tijdje niet bereikbaar is, tenzij dat onze schuld is. Niets op deze pagina beperkt onze aansprakelijkheid voor opzet of grove schuld, of een recht dat de wet je als consument geeft.',
        'Tegenover een organisatie die klant bij ons is, is onze aansprakelijkheid beperkt tot de vergoedingen die ze ons betaalde in de twaalf maanden vóór de schade.',
      ],
    },
    {
      id: 'changes',
      heading: 'Wijziging van deze voorwaarden',
      body: [
        'We kunnen deze voorwaarden wijzigen, bijvoorbeeld als de wet of de regels van een vervoerder veranderen. Is een wijziging belangrijk voor je, dan mailen we je minstens 30 dagen van tevoren. Ben je het er niet mee eens, dan kun je vóór die dag stoppen. Claims die je al had ingediend, houden de voorwaarden en de vergoeding die ze hadden.',
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
