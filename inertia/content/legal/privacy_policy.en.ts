import type { LegalText } from './legalText.ts'

const privacyPolicy: LegalText = {
  title: 'Privacy policy',
  updatedOn: '2026-11-26',
  intro: [
    'Fareback gets back the money that public transport owes you. To do that we need to know where and when you travelled. Such a history says a lot about a person: where you live, where you work, whom you visit. So we ask for no more than a claim needs, we keep it no longer than we must, and we sell it to no one.',
    'This page says what we know about you, why, who else sees it, when it goes, and what you can do about it.',
  ],
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who we are',
      body: [
        'Fareback, Utrecht, the Netherlands, is responsible for the personal data on this page (the “controller” in the General Data Protection Regulation, GDPR).',
        'For anything about your data, write to privacy@fareback.example. For anything else, write to help@fareback.example.',
      ],
    },
    {
      id: 'what-we-know',
      heading: 'What we know about you',
      body: [
        'You give us most of it yourself. If you travel for an organisation that uses Fareback, such as your employer, its manager may upload your card’s history. We hold:',
        {
          list: [
            'Your account: first and last name, email address, password (stored so that nobody can read it), language, and, where a claim needs them, phone number, date of birth, address and travel product, such as a discount subscription.',
            'Your cards: kind, number, expiry date and the nickname you gave it. The number is encrypted; on screen you see its last four digits. Of a bank card we never hold the number, only a token.',
            'Your travel history: the files you upload and the transactions in them, which are check-ins, check-outs, top-ups, stops, times and amounts. From these we rebuild your trips.',
            'Your claims: the trip, the stops you state, the evidence, what the operator answered and what it paid, and when you signed the mandate.',
            'Your money: every change of your balance, your payouts, and the IBAN with the name of its holder, both encrypted. On screen you see the last four characters of the IBAN.',
            'What we write to each other: the emails we send you, whether they arrived, your replies and your conversations in the help chat.',
            'What keeps your account safe: where you are logged in, with IP address and browser, your secret for two-step verification (encrypted), and a log of who changed what and when.',
            'If you apply to be a researcher: your motivation, availability, regions and means of transport. If you are one: your expenses and receipts.',
          ],
        },
        'The country that we show with a login comes from a list we hold ourselves; your IP address goes to no one for it. This site includes IP2Location LITE data available from https://lite.ip2location.com.',
        'We do not ask for your citizen service number (BSN), a copy of your identity document, or your password at an operator.',
      ],
    },
    {
      id: 'why',
      heading: 'Why we may use it',
      body: [
        'The law asks for a reason for every use. These are ours, with the article of the GDPR.',
        {
          list: [
            'Because we agreed it with you (article 6(1)(b)): to make your estimate, keep your account, read your files, rebuild your trips, prepare and submit your claims, keep your balance, pay you out, settle premium and referrals, write to you about all of this, answer your questions, and consider your application.',
            'Because the law requires it (article 6(1)(c)): to keep our books for the tax authorities for seven years (article 52 of the Dutch General State Taxes Act), and to answer an authority that may demand data from us.',
            'Because we have a legitimate interest (article 6(1)(f)): to protect accounts and money against fraud and mistakes with login sessions, limits and a log of changes; and to test a new claim rule on past trips before we use it. You can object to this, see “Your rights”.',
          ],
        },
        'Without your name, card and trips we cannot prepare or submit a claim, and without an IBAN we cannot pay you. Everything else is optional, and we say so where we ask.',
        'Our software sorts trips, checks claims and proposes which ones to submit. The operator decides about a claim; people at Fareback decide about accounts. No decision with legal effect for you is made by software alone (article 22). With every claim you can see why it is what it is.',
      ],
    },
    {
      id: 'who-receives-it',
      heading: 'Who else receives it',
      body: [
        'We never sell your data, and we show no advertisements. We share what is needed with:',
        {
          list: [
            'The operator you claim from, such as NS, GVB, RET, HTM or Arriva: your name, card number, expiry date, the trip, the stops, the evidence, and your date of birth or address if its form asks for them. Only for the trips you claim, and where you submit the claim yourself, only what you enter in its form. From there on the operator’s own privacy policy applies.',
            'The Klachtenloket Openbaar Vervoer and the Geschillencommissie Openbaar Vervoer: the same, with what the operator answered. Only if you said yes to bringing that claim to them.',
            'Our bank: your name, your IBAN, the amount and a reference when we pay you out.',
            'Our hosting provider, which runs our servers and stores our files, and our email provider, which delivers our emails.',
            'The provider of live updates (Pusher, servers in the European Union): a message that something changed, with its key and nothing else. Your page then fetches the change from us.',
            'The provider of the help chat (Intercom), where the chat is on: your account number, name, email address and the day you registered, and what you write in the chat. Never your trips, cards or IBAN.',
            'Authorities, such as the tax authorities or the police, only where the law obliges us.',
          ],
        },
        'Companies that work for us do so under a contract and may use your data for nothing else (article 28). Where one of them can reach data from outside the European Economic Area, we rely on a decision of the European Commission that the country protects it well enough, or on the Commission’s standard contract (articles 45 and 46).',
      ],
    },
    {
      id: 'organisations',
      heading: 'If you travel for an organisation',
      body: [
        'Your employer, university or card issuer can have its own area at Fareback. It is then itself responsible for the history it uploads, and it should tell you that it does so.',
        'Its managers see who has an account and the claims they make for business trips: whose, with which operator, on which day and for how much. They see the places of business trips only where the works council agreed to it. Whenever a manager opens a claim or the trips of someone, that person can see it. They do not see private trips and the claims for them, the files you upload, your IBAN or your balance. One organisation never sees anything of another; our database enforces this for every single row.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      body: [
        {
          list: [
            'An estimate without an account: 24 hours.',
            'The file of an estimate without an account: we read it and don’t keep it. If you ask us to keep it, that is for 24 hours, or until you create an account.',
            'The files you upload, with their lines: 6 months after the upload, or until the last claim from the file is closed if that is later.',
            'Transactions and trips: 2 years after the day of travel. If a claim rests on a trip, as long as that claim.',
            'Claims that were submitted, with their evidence: 7 years after the end of the year in which they were closed, because they explain our books. Claims that were not submitted: as long as the trip.',
            'The ledger, payouts and the payment files for the bank: 7 years after the end of the year in which they were made.',
            'Expenses that we reimbursed, with their receipts: 7 years after the end of the year in which we did. Other expenses: as long as you have an account.',
            'Your account, cards and IBAN: as long as you have an account, and at most 30 days after you erase it.',
            'Emails we sent you and conversations in the help chat: 2 years.',
            'Login sessions: 12 hours after you last used them, or 60 days where you chose to stay logged in. Which browsers you used, with their IP address: 1 year, so that we can warn you about one you never used before.',
            'The log of who changed what: 7 years.',
            'Applications: 4 weeks after we said no or you took yours back.',
            'Messages that you write on our contact page, and our answers: 12 months.',
          ],
        },
        'When you erase your account, you first have what is left paid out, or leave it to us. Then these go at once: your name, contact details, cards and IBAN, the files you uploaded with their transactions and trips, our emails to you, and your name in the log of who changed what. Claims that were submitted, expenses that we reimbursed (without what they were for), the ledger and your payouts stay for the times above, under a number instead of your name; where you travelled stays only with claims for which an operator paid, or still has to pay your organisation.',
        'Four things can still lead to you until their time is over, and we use them only for our books and for disputes: the bank accounts we paid you on and the name under your mandate (both encrypted), the receipts of expenses that we reimbursed, and the payment files we sent to the bank. The mandate stays as long as the claims that were submitted on it; if there are none, its name goes too. Operators keep the claims they received, and your organisation keeps the files it uploaded itself.',
      ],
    },
    {
      id: 'security',
      heading: 'How we protect it',
      body: [
        {
          list: [
            'Everything between you and us travels encrypted.',
            'Card numbers, IBANs and secrets for two-step verification are encrypted in our database and never appear in our logs.',
            'The database itself keeps organisations apart, even if a page of ours were to make a mistake.',
            'You can protect your account with two-step verification, see where you are logged in, and log out other browsers.',
            'Our staff act under their own name and every change is logged. To help you, they can view your pages as you see them, for a short time, with a reason and without changing anything. Each time is listed under “My account”.',
            'One person prepares a payment run and another releases it.',
          ],
        },
        'If something goes wrong with your data after all, we report it to the Autoriteit Persoonsgegevens within 72 hours where the law requires it, and we tell you if you may suffer from it (articles 33 and 34).',
        'Did you find a weak spot? Tell us at security@fareback.example. We are grateful and will not hold it against you.',
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      body: [
        'Under articles 15 to 21 of the GDPR you can ask us to:',
        {
          list: [
            'show you what we hold about you, and give you a copy (you can download it yourself under “My account”);',
            'correct what is wrong (most of it you can correct yourself);',
            'erase it, as far as the law does not make us keep it (you can erase your account under “My account”);',
            'use it less while we sort something out with you;',
            'give it to you, or to another service, in a file a computer can read;',
            'stop a use that rests on our legitimate interest, because of your situation.',
          ],
        },
        'Write to privacy@fareback.example from the email address of your account. We answer within one month, and it costs nothing. If your question is so complex that we need more time, we say so within that month; the law allows two months more. If we are not sure that it is you, we ask you to log in to confirm it. We never ask for a copy of your passport.',
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      body: [
        'Fareback is for people of 16 years and older. If you are 16 or 17, ask a parent or guardian for permission first. If we notice that a younger child has an account, we delete it. A parent or guardian can write to us about it at privacy@fareback.example.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies',
      body: [
        'We use only cookies that make the site work. The law asks no permission for these, so we show no banner.',
        {
          list: [
            'The session cookie (“fareback”): keeps you logged in and remembers the language you chose. It ends 12 hours after your last visit.',
            'The anti-forgery cookie (“XSRF-TOKEN”): makes sure that a form comes from you and not from another site. It ends after 2 hours.',
            'The cookie for staying logged in (“remember”), only if you ask for it: lets you in without your password. It ends 60 days after your last visit, or when you log out.',
            'The cookie that knows your browser (“device”): so that we email you when someone logs in with one you never used before. It ends after 400 days.',
            'The cookie for your organisation’s page (“door”): leads you back to its login page. It ends after 400 days.',
            'The help chat, where it is on, has a cookie of its own that keeps your conversation together. It is used for nothing else.',
          ],
        },
        'There are no cookies for statistics, advertisements or following you to other sites.',
      ],
    },
    {
      id: 'complaints',
      heading: 'Complaints',
      body: [
        'Not satisfied with how we treat your data? Tell us at privacy@fareback.example, so that we can put it right.',
        'You can also complain to the Dutch supervisor at any time: Autoriteit Persoonsgegevens, P.O. Box 93374, 2509 AJ The Hague, autoriteitpersoonsgegevens.nl.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      body: [
        'When this page changes, we change the date at the top. If the change matters to you, for example because someone new receives your data, we email you before it takes effect.',
      ],
    },
  ],
}

export default privacyPolicy
