import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { Changes } from '~/pages/Admin/Users/Show/AuditLogs/Changes'
import { sentence } from '~/pages/Admin/Users/Show/AuditLogs/useAuditAction'
import { showStaff } from './show_staff'

describe('what an entry of the log says that changed', () => {
  test('reads as before and after, in the words of people', () => {
    showStaff(
      <Changes
        changes={[
          { field: 'role', before: 'member', after: 'agent' },
          { field: 'amountCents', before: null, after: '1208' },
          { field: 'blockedAt', before: '2026-11-21T12:00:00.000Z', after: null },
          { field: 'iban', before: null, after: '[redacted]' },
        ]}
      />
    )
    const told = screen.getAllByRole('definition').map((value) => value.textContent)
    expect(told).toEqual(['memberagent', '€12.08', '21 Nov 2026, 13:00empty', 'changed, not shown'])
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Role',
      'Amount',
      'Blocked at',
      'Iban',
    ])
  })

  test('has words for a key that none were written for', () => {
    expect(sentence('email_verified_at')).toBe('Email verified at')
    expect(sentence('card_added')).toBe('Card added')
  })
})
