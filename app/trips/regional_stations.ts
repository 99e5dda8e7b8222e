/** Stations where only this operator stops, as of 2026; claims about earlier operators are too late. */
const LINES = {
  arriva: `
    bp dwe fwd gk hdg lwc zh gnn swd bdm stm lp apg dzw dz wsm bf wfm ust uhz uhm rd eemh
    kw mth hgz spm zb vdm sda ws nsch dei drp fn hlg hlgh mg sknd sk ijt wk hnp kmw stv
    dl omn mrb hdb gbg co dln na emnz emn vz da vhp nmh mmlh ck bmr vlb vry tg rv sm
    mes sgl vk sog kmr vdl lg egh eghm cvm krd hrlk hrlw hb nh sn sbk gln mtn bde bk lut`,
  keolis: 'kpn zlsh hno rat nvd',
  qbuzz: 'sdt sdtb ddrs hbzm gnd bhdv gr akl ldm bsd',
  ret: 'nwl vdo vdg vdw mss msw hld hlds',
  transdev: 'bnc bnz ltn edc hvl',
}

const operators = new Map(
  Object.entries(LINES).flatMap(([operator, codes]) =>
    codes
      .trim()
      .split(/\s+/)
      .map((code) => [code, operator] as const)
  )
)

export const regionalOperatorAt = (stationCode: string) => operators.get(stationCode) ?? null
