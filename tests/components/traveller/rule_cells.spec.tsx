import { render, screen } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { RuleCells } from '~/pages/Public/ServiceSchedule/RuleCells'
import type { Operator, Rule } from '~/pages/Public/ServiceSchedule/alike'
import publicWords from '~lang/en/public.json'

const operator = { name: 'NS', modes: ['train'] } as unknown as Operator
const RULE = {
  channel: 'portal',
  refundTo: 'traveller',
  earliestDays: 5,
  latestDays: null,
  latestMonths: 6,
  minimumCents: 1,
  feeTrainCents: 20_00,
  feeLocalCents: null,
} as unknown as Rule

function showCells(rule: Partial<Rule>) {
  const terms = { kinds: ['missed_check_out' as const], rule: { ...RULE, ...rule } }
  render(
    <IntlProvider locale="en-GB" messages={{ public: publicWords } as never} timeZone="UTC">
      <table>
        <tbody>
          <tr>
            <RuleCells operator={operator} terms={terms} saysUnconfirmed={false} />
          </tr>
        </tbody>
      </table>
    </IntlProvider>
  )
}

test('a rule says who submits the claim and who is paid', () => {
  showCells({})
  expect(screen.getByText('You submit it in the customer portal')).toBeTruthy()
  expect(screen.getByText('Paid to you, no fee')).toBeTruthy()
})

test('a trip that an employer paid is not for its traveller to submit', () => {
  showCells({ refundTo: 'employer' })
  expect(screen.getByText('Only your employer can claim this')).toBeTruthy()
  expect(screen.queryByText(/You submit/)).toBeNull()
})
