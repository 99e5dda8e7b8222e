import { DEBTOR } from '#config/bank'

/** A line as a bank knows it: each writer leaves out what its format has no place for. */
export type BankLine = {
  bookedOn: string
  /** Above zero came in. */
  amountCents: number
  balanceCents?: number
  number?: number
  name?: string
  iban?: string
  text?: string
}

const comma = (cents: number) => (Math.abs(cents) / 100).toFixed(2).replace('.', ',')
const compact = (day: string) => day.replaceAll('-', '')

/** As Mijn ING exports it: newest first, without a sign. */
export function ingCsv(lines: BankLine[]) {
  const head =
    '"Datum";"Naam / Omschrijving";"Rekening";"Tegenrekening";"Code";"Af Bij";"Bedrag (EUR)";"Mutatiesoort";"Mededelingen";"Saldo na mutatie";"Tag"'
  const rows = lines
    .toReversed()
    .map(({ bookedOn, amountCents, balanceCents, name = '', iban = '', text = '' }) =>
      [
        compact(bookedOn),
        name,
        DEBTOR.iban,
        iban,
        'OV',
        amountCents < 0 ? 'Af' : 'Bij',
        comma(amountCents),
        'Overschrijving',
        `Naam: ${name} Omschrijving: ${text} IBAN: ${iban}`,
        balanceCents === undefined ? '' : `${balanceCents < 0 ? '-' : ''}${comma(balanceCents)}`,
        '',
      ]
        .map((cell) => `"${cell}"`)
        .join(';')
    )
  return [head, ...rows].join('\r\n')
}

/** As Rabobank exports it: oldest first, with a sign and a number. */
export function rabobankCsv(lines: BankLine[]) {
  const head =
    '"IBAN/BBAN","Munt","BIC","Volgnr","Datum","Rentedatum","Bedrag","Saldo na trn","Tegenrekening IBAN/BBAN","Naam tegenpartij","Naam uiteindelijke partij","Naam initiërende partij","BIC tegenpartij","Code","Batch ID","Transactiereferentie","Machtigingskenmerk","Incassant ID","Betalingskenmerk","Omschrijving-1","Omschrijving-2","Omschrijving-3","Reden retour","Oorspr bedrag","Oorspr munt","Koers"'
  const sign = (cents: number) => (cents < 0 ? '-' : '+')
  const rows = lines.map(({ bookedOn, amountCents, balanceCents, number, name = '', iban = '', text = '' }) => {
    const balance = balanceCents === undefined ? '' : sign(balanceCents) + comma(balanceCents)
    const volgnr = number === undefined ? '' : `${compact(bookedOn)}${String(number).padStart(6, '0')}`
    return [
      DEBTOR.iban,
      'EUR',
      'RABONL2U',
      volgnr,
      bookedOn,
      bookedOn,
      sign(amountCents) + comma(amountCents),
      balance,
      iban,
      name,
      '',
      '',
      '',
      'cb',
      '',
      '',
      '',
      '',
      '',
      text,
      '',
      '',
      '',
      '',
      '',
      '',
    ]
      .map((cell) => `"${cell}"`)
      .join(',')
  })
  return [head, ...rows].join('\r\n')
}

/** SWIFT MT940 with the code words of ING. */
export function mt940(lines: BankLine[], openingCents: number, reference: string) {
  const short = (day: string) => compact(day).slice(2)
  const balance = (cents: number, day: string) => `${cents < 0 ? 'D' : 'C'}${short(day)}EUR${comma(cents)}`
  const closing = lines.reduce((sum, { amountCents }) => sum + amountCents, openingCents)
  const entries = lines.flatMap(({ bookedOn, amountCents, name = '', iban = '', text = '' }) => [
    `:61:${short(bookedOn)}${short(bookedOn).slice(2)}${amountCents < 0 ? 'D' : 'C'}${comma(amountCents)}NTRFNONREF`,
    `:86:/CNTP/${iban}/INGBNL2A/${name}///REMI/USTD//${text}/`,
  ])
  return [
    `:20:${reference.slice(0, 16)}`,
    `:25:${DEBTOR.iban} EUR`,
    ':28C:0',
    `:60F:${balance(openingCents, lines[0].bookedOn)}`,
    ...entries,
    `:62F:${balance(closing, lines.at(-1)!.bookedOn)}`,
    '-',
  ].join('\r\n')
}
