/** An address shortened to the network it is in: enough to tell places apart, too little to tell who. */
export const networkSql = (column: string) =>
  `network(set_masklen(${column}, case family(${column}) when 4 then 24 else 48 end))::text`
