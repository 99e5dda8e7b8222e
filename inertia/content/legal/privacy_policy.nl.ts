import type { LegalText } from './legalText.ts'

const privacyPolicy: LegalText = {
  title: 'Privacyverklaring',
  updatedOn: '2026-11-26',
  intro: [
    'Fareback haalt het geld terug dat het openbaar vervoer je schuldig is. Daarvoor moeten we weten waar en wanneer je hebt gereisd. Zo’n reishistorie zegt veel over iemand: waar je woont, waar je werkt, bij wie je op bezoek gaat. Daarom vragen we niet meer dan een claim nodig heeft, bewaren we het niet langer dan moet, en verkopen we het aan niemand.',
    'Op deze pagina lees je wat we van je weten, waarom, wie het nog meer ziet, wanneer het weggaat en wat je eraan kunt doen.',
  ],
  sections: [
    {
      id: 'who-we-are',
      heading: 'Wie we zijn',
      body: [
        'Fareback, Utrecht, is verantwoordelijk voor de persoonsgegevens op deze pagina (de ‘verwerkingsverantwoordelijke’ in de Algemene verordening gegevensbescherming, AVG).',
        'Gaat het over je gegevens? Mail dan naar privacy@fareback.example. Gaat het over iets anders? Mail dan naar help@fareback.example.',
      ],
    },
    {
      id: 'what-we-know',
      heading: 'Wat we van je weten',
      body: [
        'Het meeste geef je ons zelf. Reis je voor een organisatie die Fareback gebruikt, zoals je werkgever? Dan kan een beheerder van die organisatie de reishistorie van je kaart uploaden. We hebben:',
        {
          list: [
            'Je account: voor- en achternaam, e-mailadres, wachtwoord (zo opgeslagen dat niemand het kan lezen), taal en, als een claim dat nodig heeft, telefoonnummer, geboortedatum, adres en reisproduct, bijvoorbeeld een kortingsabonnement.',
            'Je kaarten: soort, nummer, vervaldatum en de naam die je er zelf aan gaf. Het nummer is versleuteld; op het scherm zie je de laatste vier cijfers. Van een bankpas hebben we nooit het nummer, alleen een code die ernaar verwijst.',
            'Je reishistorie: de bestanden die je uploadt en de transacties daarin. Dat zijn check-ins, check-uits, opwaarderingen, haltes, tijden en bedragen. Daaruit bouwen we je reizen op.',
            'Je claims: de reis, de haltes die je opgeeft, het bewijs, wat de vervoerder antwoordde en betaalde, en wanneer je de machtiging ondertekende.',
            'Je geld: elke verandering van je saldo, je uitbetalingen, en je IBAN met de naam van de rekeninghouder, allebei versleuteld. Op het scherm zie je de laatste vier tekens van je IBAN.',
            'Wat we elkaar schrijven: de e-mails die we je sturen, of ze zijn aangekomen, je antwoorden en je gesprekken in de hulpchat.',
            'Wat je account veilig houdt: waar je bent ingelogd, met IP-adres en browser, je geheime code voor tweestapsverificatie (versleuteld), en een logboek van wie wat wanneer veranderde.',
            'Solliciteer je als onderzoeker: je motivatie, beschikbaarheid, regio’s en vervoer. Ben je onderzoeker: je declaraties en bonnen.',
          ],
        },
        'Het land dat we bij een inlog noemen, komt uit een lijst die we zelf hebben; je IP-adres gaat daarvoor naar niemand. This site includes IP2Location LITE data available from https://lite.ip2location.com.',
        'We vragen niet om je burgerservicenummer (BSN), een kopie van je identiteitsbewijs of je wachtwoord bij een vervoerder.',
      ],
    },
    {
      id: 'why',
      heading: 'Waarom we het mogen gebruiken',
      body: [
        'De wet vraagt voor elk gebruik een reden. Dit zijn onze redenen, met het artikel van de AVG.',
        {
          list: [
            'Omdat we het met je hebben afgesproken (artikel 6 lid 1 onder b): om je schatting te maken, je account bij te houden, je bestanden te lezen, je reizen op te bouwen, je claims klaar te zetten en in te dienen, je saldo bij te houden, je uit te betalen, premium en aanbrengbonussen te verrekenen, je daarover te mailen, je vragen te beantwoorden en je sollicitatie te bekijken.',
            'Omdat de wet het eist (artikel 6 lid 1 onder c): om onze administratie zeven jaar te bewaren voor de Belastingdienst (artikel 52 van de Algemene wet inzake rijksbelastingen), en om te antwoorden als een instantie gegevens mag opeisen.',
            'Omdat we er een gerechtvaardigd belang bij hebben (artikel 6 lid 1 onder f): om accounts en geld te beschermen tegen fraude en fouten, met inlogsessies, limieten en een logboek van veranderingen; en om een nieuwe claimregel eerst op oude reizen te proberen. Je kunt hier bezwaar tegen maken, zie ‘Je rechten’.',
          ],
        },
        'Zonder je naam, kaart en reizen kunnen we geen claim klaarzetten of indienen, en zonder IBAN kunnen we je niet uitbetalen. Al het andere mag je overslaan. Dat staat erbij waar we het vragen.',
        'Onze software sorteert reizen, controleert claims en stelt voor welke je indient. De vervoerder beslist over een claim; mensen bij Fareback beslissen over accounts. Software neemt nooit alleen een besluit met rechtsgevolgen voor jou (artikel 22). Bij elke claim kun je zien waarom die is zoals die is.',
      ],
    },
    {
      id: 'who-receives-it',
      heading: 'Wie het nog meer krijgt',
      body: [
        'We verkopen je gegevens nooit en we tonen geen reclame. We delen wat nodig is met:',
        {
          list: [
            'De vervoerder bij wie je claimt, zoals NS, GVB, RET, HTM of Arriva: je naam, kaartnummer, vervaldatum, de reis, de haltes, het bewijs, en je geboortedatum of adres als het formulier daarom vraagt. Alleen voor de reizen die je claimt. Dien je de claim zelf in, dan alleen wat je in het formulier invult. Daarna geldt de privacyverklaring van de vervoerder.',
            'Het Klachtenloket Openbaar Vervoer en de Geschillencommissie Openbaar Vervoer: hetzelfde, met wat de vervoerder antwoordde. Alleen als je ja hebt gezegd op het voorleggen van die claim.',
            'Onze bank: je naam, je IBAN, het bedrag en een kenmerk als we je uitbetalen.',
            'Onze hostingprovider, waar onze servers draaien en onze bestanden staan, en onze e-mailprovider, die onze e-mails bezorgt.',
            'De leverancier van live updates (Pusher, servers in de Europese Unie): een bericht dat er iets is veranderd, met de sleutel daarvan en verder niets. Je pagina haalt de verandering dan bij ons op.',
            'De leverancier van de hulpchat (Intercom), als de chat aanstaat: je accountnummer, naam, e-mailadres en de dag dat je je aanmeldde, en wat je in de chat schrijft. Nooit je reizen, kaarten of IBAN.',
            'Instanties, zoals de Belastingdienst of de politie, alleen als de wet ons verplicht.',
          ],
        },
        'Bedrijven die voor ons werken, doen dat met een contract en mogen je gegevens nergens anders voor gebruiken (artikel 28). Kan zo’n bedrijf van buiten de Europese Economische Ruimte bij gegevens? Dan heeft de Europese Commissie besloten dat het land ze goed genoeg beschermt, of gebruiken we het standaardcontract van de Commissie (artikelen 45 en 46).',
      ],
    },
    {
      id: 'organisations',
      heading: 'Als je voor een organisatie reist',
      body: [
        'Je werkgever, universiteit of kaartuitgever kan een eigen omgeving bij Fareback hebben. Die organisatie is dan zelf verantwoordelijk voor de reishistorie die ze uploadt, en hoort je te vertellen dat ze dat doet.',
        'De beheerders zien wie er een account heeft en welke claims ze voor zakelijke reizen indienen: van wie, bij welke vervoerder, van welke dag en voor hoeveel. De plaatsen van zakelijke reizen zien ze alleen als de ondernemingsraad daarmee heeft ingestemd. Opent een beheerder een claim of de reizen van iemand, dan kan diegene dat zien. Ze zien geen privéreizen en de claims daarvoor, de bestanden die jij uploadt, je IBAN of je saldo. De ene organisatie ziet nooit iets van de andere; onze database dwingt dat af, regel voor regel.',
      ],
    },
    {
      id: 'how-long',
      heading: 'Hoe lang we het bewaren',
      body: [
        {
          list: [
            'Een schatting zonder account: 24 uur.',
            'Het bestand van een schatting zonder account: dat lezen we en bewaren we niet. Vraag je ons het te bewaren, dan is dat 24 uur, of tot je een account maakt.',
            'De bestanden die je uploadt, met hun regels: 6 maanden na het uploaden, of tot de laatste claim uit het bestand is afgesloten als dat later is.',
            'Transacties en reizen: 2 jaar na de reisdag. Rust er een claim op een reis, dan zo lang als die claim.',
            'Ingediende claims, met hun bewijs: 7 jaar na het einde van het jaar waarin ze zijn afgesloten, omdat ze onze administratie onderbouwen. Claims die niet zijn ingediend: zo lang als de reis.',
            'Het grootboek, de uitbetalingen en de betaalbestanden voor de bank: 7 jaar na het einde van het jaar waarin ze zijn gemaakt.',
            'Declaraties die we vergoedden, met hun bonnen: 7 jaar na het einde van het jaar waarin we dat deden. Andere declaraties: zo lang als je een account hebt.',
            'Je account, kaarten en IBAN: zo lang je een account hebt, en hoogstens 30 dagen nadat je het wist.',
            'E-mails die we je stuurden en gesprekken in de hulpchat: 2 jaar.',
            'Inlogsessies: tot 12 uur nadat je ze voor het laatst gebruikte, of 60 dagen als je koos om ingelogd te blijven. Welke browsers je gebruikte, met hun IP-adres: 1 jaar, zodat we je kunnen waarschuwen voor een die je nooit eerder gebruikte.',
            'Het logboek van wie wat veranderde: 7 jaar.',
            'Sollicitaties: 4 weken nadat we nee zeiden of je de jouwe introk.',
            'Berichten die je op onze contactpagina schrijft, en onze antwoorden: 12 maanden.',
          ],
        },
        'Wis je je account, dan laat je eerst uitbetalen wat er nog staat, of je laat het aan ons. Daarna gaat dit meteen weg: je naam, contactgegevens, kaarten en IBAN, de bestanden die je hebt geüpload met hun transacties en reizen, onze e-mails aan jou, en je naam in het logboek van wie wat veranderde. Ingediende claims, declaraties die we vergoedden (zonder waar ze voor waren), het grootboek en je uitbetalingen blijven zo lang als hierboven staat, onder een nummer in plaats van je naam; waar je reisde, blijft alleen bij claims waarvoor een vervoerder heeft betaald, of je organisatie nog moet betalen.',
        'Vier dingen kunnen nog naar jou leiden tot de tijd om is, en die gebruiken we alleen voor onze administratie en bij een geschil: de bankrekeningen waarop we je betaalden en de naam onder je machtiging (allebei versleuteld), de bonnen bij declaraties die we vergoedden, en de betaalbestanden die we naar de bank stuurden. De machtiging blijft zo lang als de claims die erop zijn ingediend; zijn die er niet, dan gaat ook die naam weg. Vervoerders bewaren de claims die ze kregen, en je organisatie bewaart de bestanden die ze zelf heeft geüpload.',
      ],
    },
    {
      id: 'security',
      heading: 'Hoe we het beschermen',
      body: [
        {
          list: [
            'Alles tussen jou en ons gaat versleuteld over de lijn.',
            'Kaartnummers, IBAN’s en geheime codes voor tweestapsverificatie zijn versleuteld in onze database en staan nooit in onze technische logs.',
            'De database zelf houdt organisaties uit elkaar, ook als een pagina van ons een fout zou maken.',
            'Je kunt je account beveiligen met tweestapsverificatie, zien waar je bent ingelogd en andere browsers uitloggen.',
            'Onze medewerkers werken onder hun eigen naam en elke verandering komt in het logboek. Om je te helpen kunnen ze je pagina’s bekijken zoals jij ze ziet: kort, met een reden en zonder iets te veranderen. Elke keer staat onder ‘Mijn account’.',
            'De ene persoon maakt een betaalronde en een andere geeft die vrij.',
          ],
        },
        'Gaat er toch iets mis met je gegevens, dan melden we dat binnen 72 uur bij de Autoriteit Persoonsgegevens als de wet dat vraagt, en vertellen we het jou als je er last van kunt krijgen (artikelen 33 en 34).',
        'Heb je een zwakke plek gevonden? Laat het weten via security@fareback.example. We zijn je dankbaar en nemen het je niet kwalijk.',
      ],
    },
    {
      id: 'your-rights',
      heading: 'Je rechten',
      body: [
        'Volgens de artikelen 15 tot en met 21 van de AVG kun je ons vragen om:',
        {
          list: [
            'te laten zien wat we van je hebben, met een kopie (die kun je zelf downloaden onder ‘Mijn account’);',
            'te verbeteren wat niet klopt (het meeste kun je zelf verbeteren);',
            'het te wissen, voor zover we het niet van de wet moeten bewaren (je kunt je account wissen onder ‘Mijn account’);',
            'het minder te gebruiken zolang we iets met je uitzoeken;',
            'het aan jou of aan een andere dienst te geven, in een bestand dat een computer kan lezen;',
            'te stoppen met gebruik waarvoor we een gerechtvaardigd belang hebben, vanwege jouw situatie.',
          ],
        },
        'Mail naar privacy@fareback.example vanaf het e-mailadres van je account. We antwoorden binnen een maand en het kost niets. Is je vraag zo ingewikkeld dat we meer tijd nodig hebben, dan zeggen we dat binnen die maand; de wet geeft ons dan twee maanden extra. Weten we niet zeker dat jij het bent, dan vragen we je om in te loggen en het te bevestigen. Een kopie van je paspoort vragen we nooit.',
      ],
    },
    {
      id: 'children',
      heading: 'Kinderen',
      body: [
        'Fareback is voor mensen van 16 jaar en ouder. Ben je 16 of 17, vraag dan eerst toestemming aan een ouder of voogd. Merken we dat een jonger kind een account heeft, dan verwijderen we het. Een ouder of voogd kan ons daarover mailen via privacy@fareback.example.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies',
      body: [
        'We gebruiken alleen cookies die de site laten werken. Daarvoor is volgens de wet geen toestemming nodig, dus je ziet bij ons geen cookiemelding.',
        {
          list: [
            'De sessiecookie (‘fareback’): houdt je ingelogd en onthoudt de taal die je koos. Vervalt 12 uur na je laatste bezoek.',
            'De beveiligingscookie (‘XSRF-TOKEN’): zorgt dat een formulier echt van jou komt en niet van een andere site. Vervalt na 2 uur.',
            'De cookie om ingelogd te blijven (‘remember’), alleen als je daarom vraagt: laat je binnen zonder wachtwoord. Vervalt 60 dagen na je laatste bezoek, of als je uitlogt.',
            'De cookie die je browser herkent (‘device’): zodat we je mailen als iemand inlogt met een browser die je nooit eerder gebruikte. Vervalt na 400 dagen.',
            'De cookie voor de pagina van je organisatie (‘door’): brengt je terug naar de inlogpagina daarvan. Vervalt na 400 dagen.',
            'De hulpchat heeft, als die aanstaat, een eigen cookie die je gesprek bij elkaar houdt. Die dient nergens anders voor.',
          ],
        },
        'Er zijn geen cookies voor statistieken, voor reclame of om je op andere sites te volgen.',
      ],
    },
    {
      id: 'complaints',
      heading: 'Klachten',
      body: [
        'Niet tevreden over hoe we met je gegevens omgaan? Mail naar privacy@fareback.example, dan kunnen we het goedmaken.',
        'Je kunt ook altijd een klacht indienen bij de toezichthouder: Autoriteit Persoonsgegevens, Postbus 93374, 2509 AJ Den Haag, autoriteitpersoonsgegevens.nl.',
      ],
    },
    {
      id: 'changes',
      heading: 'Wijzigingen',
      body: [
        'Als deze pagina verandert, veranderen we de datum bovenaan. Is de wijziging belangrijk voor je, bijvoorbeeld omdat iemand anders je gegevens krijgt, dan mailen we je voordat die ingaat.',
      ],
    },
  ],
}

export default privacyPolicy
