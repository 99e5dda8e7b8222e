import type { LegalText } from './legalText.ts'

const termsOfService: LegalText = {
  title: 'Terms of service',
  updatedOn: '2026-11-26',
  intro: [
    'These are the agreements between you and Fareback. In short: you show us your trips, and we find what operators owe you. Some claims we submit for you, and we keep a part of what the operator pays us. Others you submit yourself with the answers we prepare, and what the operator pays you is all yours. If it pays nothing, we get nothing.',
    'All amounts on this page include VAT.',
  ],
  sections: [
    {
      id: 'about',
      heading: 'Who this is between',
      body: [
        'Fareback, Utrecht, the Netherlands, help@fareback.example (“we”), and you, the person with an account. These terms apply to everything you do with Fareback. How we treat your data is in our privacy policy.',
        'We are independent. We do not belong to NS, GVB, RET, HTM or any other operator, and none of them pays us.',
        'You can claim from an operator yourself, for free. You use Fareback because we find the trips, know the rules and do most of the work.',
      ],
    },
    {
      id: 'account',
      heading: 'Your account',
      body: [
        'You are 16 or older. If you are 16 or 17, a parent or guardian agrees to these terms.',
        'Your account is for you alone. Keep your password to yourself and tell us at once if someone else may know it. Fill in your own name, email address and IBAN, and keep them up to date: that is where your money goes.',
      ],
    },
    {
      id: 'what-we-do',
      heading: 'What we do for you',
      body: [
        {
          list: [
            'You upload an export of your card’s transactions. Before your trips are saved, you see what we make of every row.',
            'We rebuild your trips and find the ones that were charged wrongly: a missed check-out or check-in, a check-in at the post of the wrong operator, a check-in and check-out at the same station, or a double charge.',
            'You choose what to claim. We submit nothing to an operator that you did not choose.',
            'Some claims we submit for you, in a letter to the operator with the evidence. We receive the answer and, where it makes sense, object once to a rejection. Other claims only you can submit: we get the answers ready, you copy them into the operator’s form, and the operator answers you. You then tell us what the answer was. Either way we watch the deadlines. With each claim you see which of the two it is.',
            'For a claim that we submit, the operator usually pays us: we add your share to your balance and pay it out when you ask. For a claim that you submit, it pays you directly, and we take no fee.',
          ],
        },
      ],
    },
    {
      id: 'mandate',
      heading: 'Your mandate',
      body: [
        'To claim for you we need your mandate. You sign it once, on screen, before your first claim. With it we may, in your name:',
        {
          list: [
            'ask an operator to pay back what it owes you for the trips in your claims;',
            'give the operator the details and the evidence it needs for that;',
            'write to the operator about your claim and object to a rejection;',
            'receive the money on our bank account and keep it for you as your balance.',
          ],
        },
        'If an operator still says no after our objection, we can bring your claim to the Klachtenloket Openbaar Vervoer or the Geschillencommissie Openbaar Vervoer. We only do that if you say yes for that claim. We tell you beforehand what it costs, and that we pay it.',
        'The mandate covers nothing else. We do not sign subscriptions for you, do not log in as you, and do not go to court for you.',
        'You can take back your mandate at any time in your account, or in an email to help@fareback.example. We then withdraw the claims that have not been decided, and submit no new ones. Do not submit a claim yourself while ours for the same trip is with the operator: operators reject a claim they receive twice.',
      ],
    },
    {
      id: 'fee',
      heading: 'Our fee',
      body: [
        'Our fee is 20% of what the operator pays, if you came to Fareback by yourself. If you came through an organisation, its own percentage applies. Either way, before you submit a claim you see three amounts: what we expect the operator to pay (gross), our fee, and what is left for you (net).',
        {
          list: [
            'The percentage you saw is fixed for that claim, even if our fee changes later.',
            'The amounts are an estimate. If the operator pays more or less, we take the same percentage of what it really paid, and you see both.',
            'We round to the nearest cent; half a cent goes up.',
            'No fee on a claim that brings nothing.',
            'No fee on money that the operator pays to you directly.',
            'No fee with premium.',
            'No other costs: not for registering, uploading, submitting or paying out.',
          ],
        },
        'Example: NS pays €15.20. Our fee is 20%, so €3.04. Your balance goes up by €12.16.',
      ],
    },
    {
      id: 'premium',
      heading: 'Premium',
      body: [
        'With premium you pay €2.99 a month and no fee on the claims you choose in that time. We take the €2.99 from your balance. If your balance is too low, premium stops and the normal fee applies to new claims; you never get a bill for it.',
        'You start and stop premium in your account. It has no minimum term: stop, and you pay nothing for the next month.',
      ],
    },
    {
      id: 'referral',
      heading: 'Referral',
      body: [
        'If someone registers with your referral code, you each get €5.00 on your balance after that person’s first refund. Not for an account of your own under another name, and not for accounts that were made only for the reward.',
      ],
    },
    {
      id: 'balance-and-payouts',
      heading: 'Your balance and payouts',
      body: [
        'As soon as we have matched an operator’s payment to your claim, we credit your balance: what was paid, less our fee. Every change is on your balance page, with the reason.',
        {
          list: [
            'You ask for a payout when you like, or let us pay you every month.',
            'The minimum payout is €5.00. When you leave us, we pay out any amount.',
            'We pay by SEPA to an IBAN in your own name. The amount is set aside at once, and the payment goes to the bank after a second person has released it.',
            'If your bank returns the payment, the money is back on your balance and we tell you.',
          ],
        },
        'Your balance is money we owe you. It is not a savings account: it earns no interest and you cannot pay others with it. If we correct a mistake in it, you see the correction and the reason.',
      ],
    },
    {
      id: 'deadlines',
      heading: 'Deadlines and outcome',
      body: [
        'Every operator has its own rules: how late you may claim, how often, and from which amount. You find them on the page “Fees and deadlines”, and with each claim you see the last day to submit it. A claim that we submit goes into our letter to the operator on the day you choose it or on the next working day. If you choose it with less than three working days left, we do our best but cannot promise that it arrives in time. A claim that only you can submit counts as submitted when you have done so and told us; you are responsible for doing it in time.',
        'Operators decide, and they take their own time. We do not promise that a claim is approved, for how much, or when. If it is rejected, you read the operator’s reason and whether it makes sense to object. You keep every right you have against the operator, such as going to a disputes committee or to court.',
      ],
    },
    {
      id: 'your-promises',
      heading: 'What you promise',
      body: [
        {
          list: [
            'The cards you add are yours, or you are allowed to claim for them.',
            'The files you upload are as you got them; you have not changed anything in them.',
            'The stops and times you state are true. If you no longer know where you got off, say so and do not guess.',
            'You have not claimed the same trip already, here or elsewhere, and nobody else gets the money back.',
            'A claim that only the cardholder may submit, you submit yourself, for your own card. If an operator pays you directly, you tell us. We then close the claim and charge nothing.',
          ],
        },
        'A false claim is fraud. If we see one, we may withdraw the claims it touches, block the account while we look into it, ask back what was paid for it, and tell the operator. You always get to tell your side first.',
      ],
    },
    {
      id: 'overpayment',
      heading: 'If you were paid too much',
      body: [
        'Sometimes an operator takes a payment back, or pays the same claim twice. If that money was already on your balance, we take it off again, together with the fee we had charged on it: you return no more than you received.',
        'Your balance can then drop below zero. You see at the top of your pages how much, why, and for which claim. It is settled with your next refunds, or you transfer it with the reference we give you. We charge no interest and no costs for it. Do you disagree? Tell us, and we wait until we have looked at it together.',
      ],
    },
    {
      id: 'organisations',
      heading: 'If you came through an organisation',
      body: [
        'Your employer, university or card issuer may have its own area at Fareback. Its managers can then upload the history of the cards it provides and, under a mandate of the organisation, claim for the business trips in it. What an operator pays for those is the organisation’s. It agrees with us what our fee is and who receives what operators pay us for your claims: you, or the organisation because it paid for the trips.',
        'Money for trips you paid for yourself is yours. When you leave the organisation, your balance remains yours too; ask us to move it.',
        'For the organisation itself our contract with it applies. Where that contract and these terms differ, these terms go first for you.',
      ],
    },
    {
      id: 'withdrawal-right',
      heading: '14 days to change your mind',
      body: [
        'As a consumer you may withdraw from this agreement within 14 days after you registered, without giving a reason. For premium you have another 14 days from the day you started it. An email to help@fareback.example is enough, for example: “I withdraw from my agreement with Fareback”, with your name and the date. We confirm it by email.',
        {
          list: [
            'When you choose a claim, you ask us to start at once, also within the 14 days.',
            'If you then withdraw, we withdraw the claims that have not been decided. You pay nothing for them.',
            'Has the operator already paid us for a claim? Then our work on that claim is done, and the fee you saw beforehand stays.',
            'If you withdraw from premium, you get back the €2.99.',
            'We pay out your balance, whatever the amount, within 14 days.',
          ],
        },
      ],
    },
    {
      id: 'ending',
      heading: 'Ending',
      body: [
        'You can stop at any time: erase your account under “My account”. We pay out what is left, whatever the amount, unless you leave it to us. For claims that are with an operator you choose: withdraw them, or wait until the last one is settled and paid out before you erase your account. If an operator has approved a claim but not paid it yet, you can also give up that money; what it pays all the same then goes neither to you nor to us. If your balance is below zero, that amount remains due and your account stays until it is settled. Your mandate ends with your account.',
        'We can end the agreement too, with 30 days’ notice by email. We finish the claims that are with an operator and pay out your balance. We end it at once only for serious misuse, such as fraud, and we tell you why.',
      ],
    },
    {
      id: 'liability',
      heading: 'If we make a mistake',
      body: [
        'If it is our fault that a claim you chose in time was lost, or that we submitted it too late, we pay you what it would have brought you: the net amount we showed you.',
        'For other loss that you suffer because we did not do what we promised, the law decides what we owe you. We are not liable for what an operator or a bank decides, for mistakes in the data you gave us, or for the site being out of reach for a while, unless that is our fault. Nothing on this page limits our liability for intent or gross negligence, or a right that the law gives you as a consumer.',
        'Towards an organisation that is our customer, our liability is limited to the fees it paid us in the twelve months before the loss.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to these terms',
      body: [
        'We can change these terms, for example when the law or an operator’s rules change. We email you at least 30 days before a change that matters to you. If you do not agree, you can stop before that day. Claims you have already chosen keep the terms and the fee they had.',
      ],
    },
    {
      id: 'law-and-disputes',
      heading: 'Law and disputes',
      body: [
        'Dutch law applies. If you live in another country of the European Union, you also keep the protection that its law gives you as a consumer.',
        'Do you have a complaint? Write to help@fareback.example. We answer within 14 days. If we cannot solve it together, you can go to the court that the law appoints; for a consumer in the Netherlands that can always be the court where you live. With organisations, disputes go to the District Court of Midden-Nederland in Utrecht.',
        'If a part of these terms turns out not to be valid, the rest stays in force. These terms exist in Dutch and English; if they differ, the Dutch text counts.',
      ],
    },
  ],
}

export default termsOfService
