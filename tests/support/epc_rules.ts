import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { isSEPACountry } from 'ibantools'
import { DateTime } from 'luxon'

/*
 * What the EPC asks of a credit transfer beyond the schema (EPC132-08, customer to bank). Slashes are checked in names and
 * remittances too, where the EPC only says so of identifiers: some banks pass them on in formats that have a meaning for them.
 */

type Leaf = { path: string; text: string }

const LATIN = /^[A-Za-z0-9/?:().,'+ -]*$/
const BIC = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/
const AMOUNT = /^\d{1,9}\.\d{2}$/

const MAX_LENGTH: Record<string, number> = {
  MsgId: 35,
  PmtInfId: 35,
  EndToEndId: 35,
  Nm: 70,
  Ustrd: 140,
}

const FIXED: Record<string, string> = {
  'PmtInf.PmtMtd': 'TRF',
  'PmtInf.PmtTpInf.SvcLvl.Cd': 'SEPA',
  'PmtInf.ChrgBr': 'SLEV',
  'PmtInf.DbtrAcct.Ccy': 'EUR',
}

const ONCE = [
  'GrpHdr.MsgId',
  'GrpHdr.CreDtTm',
  'GrpHdr.NbOfTxs',
  'GrpHdr.CtrlSum',
  'GrpHdr.InitgPty.Nm',
  'PmtInf.PmtInfId',
  'PmtInf.NbOfTxs',
  'PmtInf.CtrlSum',
  'PmtInf.ReqdExctnDt.Dt',
  'PmtInf.Dbtr.Nm',
  'PmtInf.DbtrAcct.Id.IBAN',
  ...Object.keys(FIXED),
]

const ONCE_OF_A_TRANSFER = [
  'PmtId.EndToEndId',
  'Amt.InstdAmt.#text',
  'Amt.InstdAmt.@_Ccy',
  'Cdtr.Nm',
  'CdtrAcct.Id.IBAN',
  'RmtInf.Ustrd',
]

/** What a bank would find wrong with a file of payments: nothing, when it is as it should be. */
export function epcFaults(xml: string): string[] {
  if (!xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>')) return ['not XML in UTF-8']
  if (XMLValidator.validate(xml) !== true) return ['not well-formed']

  const root = parser.parse(xml).Document.CstmrCdtTrfInitn
  const transfers: unknown[] = root.PmtInf.CdtTrfTxInf ?? []
  const header = leavesOf({ ...root, PmtInf: { ...root.PmtInf, CdtTrfTxInf: undefined } })
  const payments = transfers.map((transfer) => leavesOf(transfer))

  return [
    ...header.flatMap(leafFaults),
    ...timesFaults(header, ONCE),
    ...Object.entries(FIXED).flatMap(([path, fixed]) =>
      header.some((leaf) => leaf.path === path && leaf.text !== fixed) ? [`${path} not ${fixed}`] : []
    ),
    ...agentFaults(header),
    ...sumFaults(header, payments),
    ...payments.flatMap((leaves, index) =>
      [...leaves.flatMap(leafFaults), ...timesFaults(leaves, ONCE_OF_A_TRANSFER)].map(
        (fault) => `payment ${index + 1}: ${fault}`
      )
    ),
  ]
}

const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  trimValues: false,
  isArray: (name) => name === 'CdtTrfTxInf',
})

/** The texts and attributes below a node; the white space between elements is none. */
function leavesOf(node: unknown, path: string[] = []): Leaf[] {
  if (typeof node === 'string') return [{ path: path.join('.'), text: node }]
  if (Array.isArray(node)) return node.flatMap((each) => leavesOf(each, path))
  return Object.entries(node ?? {}).flatMap(([name, child]) =>
    name === '#text' && /^\s*$/.test(String(child)) ? [] : leavesOf(child, [...path, name])
  )
}

function leafFaults({ path, text }: Leaf): string[] {
  const name = path.split('.').at(-1)!
  const isFreeText = name in MAX_LENGTH
  const faults = [
    [!LATIN.test(text), 'has characters that are not SEPA’s'],
    [text.trim() === '', 'is empty'],
    [text !== text.trim(), 'starts or ends with a space'],
    [isFreeText && text.length > MAX_LENGTH[name], `has more than ${MAX_LENGTH[name]} characters`],
    [isFreeText && /^\/|\/$|\/\//.test(text), 'has a slash at its start or end, or two'],
    [isFreeText && !/[A-Za-z0-9]/.test(text), 'has no letter or digit'],
    [name === 'IBAN' && !isIban(text), 'is not valid'],
    [name === 'IBAN' && !isSEPACountry(text.slice(0, 2)), 'is outside SEPA'],
    [name === 'BICFI' && !BIC.test(text), 'is not valid'],
    [name === '@_Ccy' && text !== 'EUR', 'is not EUR'],
    [name === '#text' && (!AMOUNT.test(text) || /^0+\.00$/.test(text)), 'is no amount'],
    [name === 'CreDtTm' && Number.isNaN(Date.parse(text)), 'is no moment'],
    [name === 'Dt' && !isDay(text), 'is no day'],
  ] as const
  return faults.flatMap(([isFault, fault]) => (isFault ? [`${path} ${fault}`] : []))
}

const timesFaults = (leaves: Leaf[], once: string[]) =>
  once.flatMap((path) => {
    const { length } = leaves.filter((leaf) => leaf.path === path)
    return length === 1 ? [] : [`${path} is there ${length} times`]
  })

function agentFaults(header: Leaf[]) {
  const agent = header.filter(({ path }) => path.startsWith('PmtInf.DbtrAgt.'))
  const [{ path, text } = { path: '', text: '' }] = agent
  const isNamed = path === 'PmtInf.DbtrAgt.FinInstnId.BICFI'
  const isNotProvided = path === 'PmtInf.DbtrAgt.FinInstnId.Othr.Id' && text === 'NOTPROVIDED'
  return agent.length === 1 && (isNamed || isNotProvided) ? [] : ['our bank is not named, nor NOTPROVIDED']
}

function sumFaults(header: Leaf[], payments: Leaf[][]) {
  const textsAt = (path: string) =>
    payments.flatMap((leaves) => leaves.flatMap((leaf) => (leaf.path === path ? [leaf.text] : [])))
  const ids = textsAt('PmtId.EndToEndId')
  const cents = textsAt('Amt.InstdAmt.#text').reduce((sum, text) => sum + centsIn(text), 0n)
  const stated = (name: string) => header.flatMap(({ path, text }) => (path.endsWith(`.${name}`) ? [text] : []))

  return [
    ...(payments.length === 0 ? ['no payments'] : []),
    ...(new Set(ids).size < ids.length ? ['an EndToEndId is there twice'] : []),
    ...(stated('NbOfTxs').every((text) => text === String(payments.length)) ? [] : ['NbOfTxs wrong']),
    ...(stated('CtrlSum').every((text) => centsIn(text) === cents) ? [] : ['CtrlSum wrong']),
  ]
}

const centsIn = (euros: string) => (/^\d+\.\d{2}$/.test(euros) ? BigInt(euros.replace('.', '')) : -1n)

/** ISO 13616: the remainder by 97 is 1, with letters as numbers from 10. */
function isIban(text: string) {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false
  const digits = (text.slice(4) + text.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return BigInt(digits) % 97n === 1n
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && DateTime.fromISO(text).isValid
