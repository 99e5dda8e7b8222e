import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { ConfirmButton } from '~/ui/ConfirmButton'
import { interceptVisits, showStaff } from './show_staff'

// jsdom knows the element and not its ways.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})

/** A page that changes by itself: what a colleague took out changes the amount and the digest. */
function Page() {
  const [{ amount, digest }, setRun] = useState({ amount: '€13.45', digest: 'before' })
  return (
    <>
      <button onClick={() => setRun({ amount: '€1.11', digest: 'after' })}>The page changes</button>
      <ConfirmButton
        title="Release the run?"
        consequence={`${amount} goes into the bank file.`}
        route="admin.payout_runs.releases.store"
        routeParams={{ payout_run_id: 'RUN-1' }}
        data={{ digest }}
      >
        {`Release ${amount}`}
      </ConfirmButton>
    </>
  )
}

const press = (name: string, index = 0) => userEvent.click(screen.getAllByRole('button', { name })[index])

test('a confirmation says and sends what was read, whatever the page became meanwhile', async () => {
  const sent = interceptVisits()
  showStaff(<Page />)
  await press('Release €13.45')
  await press('The page changes')
  expect(screen.getByText('€13.45 goes into the bank file.')).toBeTruthy()
  await press('Release €13.45')
  expect(sent).toMatchObject([{ data: { digest: 'before' } }])

  await press('Release €1.11')
  expect(screen.getByText('€1.11 goes into the bank file.')).toBeTruthy()
  await press('Release €1.11', 1)
  expect(sent).toMatchObject([{ data: { digest: 'before' } }, { data: { digest: 'after' } }])
})
