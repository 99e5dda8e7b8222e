import type { Column } from '~/ui/column'
import classes from './PlainTable.module.css'

type Props<Row> = {
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  rowKey: (row: Row) => string | number
  /** On a sheet of its own, where it is not in a card; each row has one on a phone. */
  framed?: boolean
}

/** A short table whose rows lead nowhere; the first cell names the row. */
export function PlainTable<Row>({ caption, columns, rows, rowKey, framed }: Props<Row>) {
  return (
    <div
      className={classes.scroller}
      data-framed={framed || undefined}
      role="group"
      aria-label={caption}
      // Without links in it, the keyboard could not scroll it.
      tabIndex={0}
    >
      <table className={classes.table}>
        <thead>
          <tr>
            {columns.map(({ key, header, align }) => (
              <th key={key} scope="col" data-align={align}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ key, header, align, cell }, index) =>
                index === 0 ? (
                  <th key={key} scope="row" data-align={align}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={key} data-align={align} data-label={header}>
                    <div>{cell(row)}</div>
                  </td>
                )
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
