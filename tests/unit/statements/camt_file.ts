export type Version = '02' | '08'
export const VERSIONS: Version[] = ['02', '08']

export const OWN_IBAN = 'NL42INGB0001085276'

type Party = { name?: string; iban?: string; ultimate?: string }

type Transaction = {
  amount?: string
  direction?: string
  currency?: string
  endToEndId?: string
  debtor?: Party
  creditor?: Party
  remittance?: string
  returned?: string
  additional?: string
}

type Entry = {
  amount?: string
  currency?: string
  direction?: string
  status?: string
  booked?: string
  value?: string
  isReversal?: boolean
  charges?: { amount: string; direction?: string; isIncluded?: boolean }[]
  batch?: { count?: number; id?: string }
  transactions?: Transaction[]
  additional?: string
}

type Balance = [type: string, amount: string, day?: string, currency?: string]

type Statement = {
  iban?: string
  currency?: string
  period?: string
  balances?: Balance[]
  entries?: Entry[]
}

/** A file that follows the schema of its version, unless a value does not. */
export const camt = (version: Version, ...statements: Statement[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>
<GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-11-05T23:30:00</CreDtTm></GrpHdr>
${statements.map((statement) => statementXml(version, statement)).join('\n')}
</BkToCstmrStmt></Document>`

export const oneEntry = (version: Version, entry: Entry) => camt(version, { entries: [entry] })

export function statementXml(
  version: Version,
  { iban = OWN_IBAN, currency = 'EUR', period = '', balances = [['INFO', '0']], entries = [] }: Statement
) {
  return `<Stmt><Id>S1</Id><ElctrncSeqNb>7</ElctrncSeqNb><CreDtTm>2026-11-05T23:30:00</CreDtTm>${period}
<Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>${currency}</Ccy></Acct>
${balances.map(balanceXml).join('\n')}
${entries.map((entry) => entryXml(version, entry)).join('\n')}
</Stmt>`
}

const balanceXml = ([type, amount, day = '2026-11-05', currency = 'EUR']: Balance) =>
  `<Bal><Tp><CdOrPrtry><Cd>${type}</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">${amount.replace('-', '')}</Amt>
<CdtDbtInd>${amount.startsWith('-') ? 'DBIT' : 'CRDT'}</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`

export function entryXml(version: Version, entry: Entry) {
  const { amount = '10.00', currency = 'EUR', direction = 'CRDT', status = 'BOOK' } = entry
  const { booked = '<Dt>2026-11-05</Dt>', value, isReversal, charges, batch } = entry
  const { transactions = [], additional } = entry
  const hasDetails = batch !== undefined || transactions.length > 0
  return `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd>
${isReversal === undefined ? '' : `<RvslInd>${isReversal}</RvslInd>`}
<Sts>${version === '02' ? status : `<Cd>${status}</Cd>`}</Sts>
${booked && `<BookgDt>${booked}</BookgDt>`}${value ? `<ValDt>${value}</ValDt>` : ''}
<AcctSvcrRef>BANK-1</AcctSvcrRef><BkTxCd><Prtry><Cd>541</Cd></Prtry></BkTxCd>${charges ? chargesXml(version, charges) : ''}
${hasDetails ? `<NtryDtls>${batch ? batchXml(batch) : ''}${transactions.map((one) => transactionXml(version, one)).join('')}</NtryDtls>` : ''}
${additional ? `<AddtlNtryInf>${additional}</AddtlNtryInf>` : ''}</Ntry>`
}

function chargesXml(version: Version, charges: NonNullable<Entry['charges']>) {
  const records = charges.map(({ amount, direction, isIncluded }) => {
    const included = isIncluded === undefined ? '' : `<ChrgInclInd>${isIncluded}</ChrgInclInd>`
    return `<Amt Ccy="EUR">${amount}</Amt>${direction ? `<CdtDbtInd>${direction}</CdtDbtInd>` : ''}${included}`
  })
  return version === '02'
    ? records.map((record) => `<Chrgs>${record}</Chrgs>`).join('')
    : `<Chrgs>${records.map((record) => `<Rcrd>${record}</Rcrd>`).join('')}</Chrgs>`
}

const batchXml = ({ count, id }: NonNullable<Entry['batch']>) =>
  `<Btch>${id ? `<PmtInfId>${id}</PmtInfId>` : ''}${count === undefined ? '' : `<NbOfTxs>${count}</NbOfTxs>`}</Btch>`

function transactionXml(version: Version, transaction: Transaction) {
  const { amount, currency = 'EUR', direction = 'CRDT', endToEndId, returned } = transaction
  const money = `<Amt Ccy="${currency}">${amount}</Amt>`
  const own = `${money}<CdtDbtInd>${direction}</CdtDbtInd>`
  const amounts = version === '02' ? `<AmtDtls><TxAmt>${money}</TxAmt></AmtDtls>` : own
  return `<TxDtls>${endToEndId ? `<Refs><EndToEndId>${endToEndId}</EndToEndId></Refs>` : ''}${amount ? amounts : ''}
<RltdPties>${partyXml(version, 'Dbtr', transaction.debtor)}${partyXml(version, 'Cdtr', transaction.creditor)}</RltdPties>
${transaction.remittance ? `<RmtInf>${transaction.remittance}</RmtInf>` : ''}
${returned ? `<RtrInf><Rsn>${returned}</Rsn></RtrInf>` : ''}
${transaction.additional ? `<AddtlTxInf>${transaction.additional}</AddtlTxInf>` : ''}</TxDtls>`
}

function partyXml(version: Version, role: 'Dbtr' | 'Cdtr', party: Party = {}) {
  const named = (element: string, name: string) =>
    version === '02'
      ? `<${element}><Nm>${name}</Nm></${element}>`
      : `<${element}><Pty><Nm>${name}</Nm></Pty></${element}>`
  return [
    party.name ? named(role, party.name) : '',
    party.iban ? `<${role}Acct><Id><IBAN>${party.iban}</IBAN></Id></${role}Acct>` : '',
    party.ultimate ? named(`Ultmt${role}`, party.ultimate) : '',
  ].join('')
}
