-- What the application may read and write of each table: its policies and grants, made anew together.
--
-- A transaction names its tenant (`fareback.tenant_id`), its person (`fareback.person_id`), whether that person manages the
-- tenant (`fareback.manages`), or one of the scopes (`fareback.scope`), see app/platform/shared/tenancy.ts. Without any of them it sees no row that has an owner. Settings are
-- read in a sub-select, so that PostgreSQL evaluates them once per query and keeps the indexes; the scope comes first and
-- as a whole, which leaves one boolean to look at for each row that staff count.
--
-- What PostgreSQL takes for leaky (lower(), coalesce, like, operators of arrays) is not looked up in an index of a table with
-- policies. Compare with a generated column (users.normalized_email), use case, or search in a function that runs as the
-- owner (find_users).
do $policies$
declare
  is_staff constant text := $$(select current_setting('fareback.scope', true) in ('staff', 'worker'))$$;
  own_tenant constant text := $$tenant_id = (select nullif(current_setting('fareback.tenant_id', true), '')::bigint)$$;
  person constant text := $$(select nullif(current_setting('fareback.person_id', true), '')::bigint)$$;
  scope constant text := $$(select current_setting('fareback.scope', true))$$;
  manages constant text := $$(select current_setting('fareback.manages', true) = 'yes')$$;
  -- Within a tenant someone who signed in sees their own rows, and a manager what is managed as well.
  own_rows constant text := format('%s or (%s and (%s is null or %%s = %3$s or (%4$s and %%s)))', is_staff, own_tenant, person, manages);
  -- What managers see besides their own rows: business travel, and what is of no one person.
  managed constant jsonb := $${
    "users": "true",
    "looks": "true",
    "emails": "user_id is null",
    "ovcp_cards": "kind = 'business'",
    "batch_cards": "(kind = 'business' or is_for_tenant)",
    "trips": "is_business",
    "claims": "is_business",
    "claim_proposals": "true",
    "claim_filings": "true",
    "claim_filing_people": "true",
    "decisions": "claim_id in (select id from claims where is_business)",
    "evidence_bundles": "claim_id in (select id from claims where is_business)",
    "committee_consents": "claim_id in (select id from claims where is_business)",
    "ledger_accounts": "user_id is null",
    "payouts": "user_id is null"
  }$$;
  -- A file is of who uploaded it, and of those whose cards it holds.
  own_files constant text := format('%s or (%s and (%s is null or user_id = %3$s or (%4$s and is_for_tenant)
    or id = any ((select files_of_own_cards())::bigint[])))', is_staff, own_tenant, person, manages);
  -- A row of a file is of whose card it names, else of whose file it is; managers see those of business travel.
  own_lines constant text := format('%s or (%s and (%s is null or case
    when card_id is null then batch_id = any ((select own_file_ids())::bigint[])
    when card_id = any ((select own_card_ids())::bigint[]) then true
    when id = any ((select private_row_ids())::bigint[]) then false
    when purpose is null then card_id = any ((select business_card_ids())::bigint[])
    else %s and purpose = ''business'' end))', is_staff, own_tenant, person, manages);
  item record;
  visible text;
begin
  for item in select tablename, policyname from pg_policies where schemaname = 'public' loop
    execute format('drop policy %I on %I', item.policyname, item.tablename);
  end loop;
  revoke all on all tables in schema public from :application;
  revoke all on all sequences in schema public from :application;

  for item in select * from (values
    -- Whose rows: those of a person, of a file or its lines, of a tenant, of staff alone; or all of everybody, who may then do no more than the verbs.
    -- platform
    ('state_transitions', 'everybody', ''),
    ('audit_logs', 'tenant', 'select, insert'),
    ('audit_streams', 'staff', 'select, insert, update'),
    ('rate_limits', 'everybody', 'select, insert, update, delete'),
    -- people
    ('tenants', 'everybody', 'select, insert, update'),
    ('users', 'person', 'select, insert, update'),
    ('sessions', 'everybody', ''),
    ('account_links', 'person', 'select, insert, update, delete'),
    ('browser_sessions', 'person', 'select, insert, update, delete'),
    ('passkeys', 'person', 'select, insert, update, delete'),
    ('recovery_codes', 'person', 'select, insert, update, delete'),
    ('invitations', 'tenant', 'select, insert, update'),
    ('looks', 'person', 'select, insert, update (by_name)'),
    ('impersonations', 'person', 'select, insert, update'),
    ('job_applications', 'person', 'select, insert, update, delete'),
    ('contact_messages', 'person', 'select, insert, update, delete'),
    -- messages
    ('emails', 'person', 'select, insert, update, delete'),
    ('email_links', 'tenant', 'select, insert, update, delete'),
    ('broadcast_sequences', 'everybody', 'select, insert, update'),
    ('live_outbox', 'staff', 'select, insert, update, delete'),
    -- travel
    ('counterparties', 'everybody', 'select, insert, update'),
    ('counterparty_names', 'staff', 'select, insert, update (confirmed_by_id)'),
    ('counterparty_drafts', 'staff', 'select, insert, update (status, decided_by_id, decided_at)'),
    ('answer_times', 'everybody', 'select, insert, update, delete'),
    ('concessions', 'everybody', 'select, insert, update, delete'),
    ('concession_places', 'everybody', 'select, insert, update, delete'),
    ('tariff_units', 'everybody', 'select'),
    ('ns_fares', 'everybody', 'select'),
    ('ovcp_cards', 'person', 'select, insert, update, delete'),
    ('said_products', 'person', 'select, insert, update, delete'),
    ('batches', 'file', 'select, insert, update, delete'),
    ('batch_cards', 'person', 'select, insert, update, delete'),
    ('batch_rows', 'line', 'select, insert, update, delete'),
    ('trips', 'person', 'select, insert, update, delete'),
    ('trip_overrides', 'person', 'select, insert, update, delete'),
    ('stop_names', 'everybody', ''),
    -- claims
    ('tenant_mandates', 'tenant', 'select, insert, update'),
    ('claim_proposals', 'person', 'select, insert, delete'),
    ('claim_filings', 'person', 'select, insert'),
    ('claim_filing_people', 'person', 'select, insert, update, delete'),
    ('claim_rules', 'everybody', 'select, insert, update'),
    ('mandates', 'person', 'select, insert, update'),
    ('letters', 'staff', 'select, insert, update'),
    ('claims', 'person', 'select, insert, update'),
    ('claim_tallies', 'staff', 'select'),
    ('decision_imports', 'staff', 'select, insert, update, delete'),
    ('decisions', 'person', 'select, insert, update'),
    ('evidence_bundles', 'person', 'select, insert, delete, update (body_encrypted)'),
    ('attachments', 'staff', 'select, insert, delete'),
    ('estimates', 'staff', 'select, insert, update, delete'),
    ('own_corrections', 'person', 'select, insert, update, delete'),
    ('payment_answers', 'person', 'select, insert, update, delete'),
    ('letter_claims', 'staff', 'select, insert, update'),
    ('committee_consents', 'person', 'select, insert, update'),
    -- money
    ('ledger_kinds', 'everybody', ''),
    ('ledger_subjects', 'everybody', 'select'),
    ('ledger_bounds', 'staff', 'select'),
    ('ledger_accounts', 'person', 'select'),
    ('ledger_days', 'staff', 'select'),
    ('ledger_transactions', 'tenant', 'select'),
    ('ledger_entries', 'tenant', 'select'),
    ('ledger_tail', 'staff', 'select'),
    ('ledger_seals', 'staff', 'select'),
    ('ledger_checks', 'staff', 'select, insert'),
    ('tenant_bank_accounts', 'tenant', 'select, insert, update'),
    ('statement_files', 'staff', 'select, insert, update'),
    ('statements', 'staff', 'select, insert, update (new_lines_count, confirmed_by_id, confirmed_at, completed_at, shares_with, missing_count)'),
    ('statement_lines', 'staff', 'select, insert, update'),
    ('statement_entries', 'staff', 'select, insert, delete, update (told, decision, candidates, outcome, line_id, answered_by_id)'),
    ('line_advices', 'staff', 'select, insert, update, delete'),
    ('cost_rules', 'staff', 'select, insert, update (iban_encrypted, status, activated_by_id, activated_at, retired_by_id, retired_at)'),
    ('payout_runs', 'staff', 'select, insert, update'),
    ('payouts', 'person',
      'select, insert, update (iban_encrypted, holder_encrypted, status, payout_run_id, updated_at, not_before, line_id, iban_index, reject_reason, rejected_by_id, bank_status, bank_reason, settled_at, debited_by_id, payee_answer, payee_answered_at, payee_name_encrypted)'),
    ('payout_run_downloads', 'staff', 'select, insert'),
    ('payout_clearances', 'staff', 'select, insert, delete'),
    ('payment_reports', 'staff', 'select, insert'),
    ('corrections', 'person', 'select, insert, update'),
    ('expenses', 'person', 'select, insert, update, delete'),
    ('duplicate_expenses', 'staff', 'select'),
    ('allocations', 'tenant', 'select, insert, update'),
    ('report_periods', 'tenant', 'select, insert'),
    ('report_atoms', 'tenant', 'select, insert'),
    ('premium_periods', 'person', 'select, insert'),
    ('referrals', 'tenant', 'select, insert, update, delete'),
    ('matching_settings', 'staff', 'select, update'),
    ('month_closings', 'staff', 'select, insert, update, delete'),
    -- web
    ('saved_views', 'person', 'select, insert, update, delete'),
    ('idempotency_keys', 'person', 'select, insert, update, delete'),
    ('erasures', 'person', 'select, insert')
  ) as tables (name, whose, verbs) loop
    visible := case item.whose
      when 'tenant' then format('%s or %s', is_staff, own_tenant)
      when 'person' then format(own_rows, case item.name when 'users' then 'id' else 'user_id' end,
        coalesce(managed->>item.name, 'false'))
      when 'file' then own_files
      when 'line' then own_lines
      when 'staff' then is_staff
    end;
    if visible is not null then
      execute format('alter table %I enable row level security, force row level security', item.name);
      execute format('create policy owner on %I to current_user using (true) with check (true)', item.name);
      execute format('create policy %I on %I to :application using (%s) with check (%3$s)',
        case item.whose when 'staff' then 'staff_only' else 'tenant_isolation' end, item.name, visible);
    end if;
    if item.verbs <> '' then
      execute format('grant %s on %I to :application', item.verbs, item.name);
    end if;
  end loop;

  -- Ids that are known before their rows are stored.
  for item in select unnest(array['allocations', 'ovcp_cards', 'payouts', 'statement_lines']) as name loop
    execute format('grant usage on sequence %I to :application', item.name || '_id_seq');
  end loop;

  -- Whoever changes something says whom it concerns; only the relay reads it.
  execute format('create policy told on live_outbox for insert to :application with check (%s is distinct from %L)', scope, 'viewing');

  -- Signing in looks a person up before any tenant is known; that scope reads and does nothing else.
  for item in select unnest(array['users', 'account_links', 'browser_sessions', 'invitations', 'passkeys']) as name loop
    execute format('create policy authentication on %I for select to :application using (%s = %L)',
      item.name, scope, 'authentication');
  end loop;

  -- Staff who view as someone see nothing that opens an account.
  for item in select unnest(array['account_links', 'browser_sessions', 'passkeys', 'recovery_codes']) as name loop
    execute format('create policy closed_to_viewers on %I as restrictive to :application using (%s is distinct from %L)',
      item.name, scope, 'viewing');
  end loop;

  -- Links in mails open accounts: jobs store and send them, staff never read them.
  for item in select unnest(array['select', 'update', 'delete']) as verb loop
    execute format('create policy %I on email_links as restrictive for %s to :application using (%s is distinct from %4$L and %3$s is distinct from %5$L)',
      'closed_to_staff_' || item.verb, item.verb, scope, 'staff', 'viewing');
  end loop;
end $policies$;

-- The job queue has its tables to itself; the application uses them and owns none.
grant usage on schema pgboss to :application;
grant select, insert, update, delete on all tables in schema pgboss to :application;
grant execute on all functions in schema pgboss to :application;

-- Only the owner of the database may say so; elsewhere docs/production.md asks for it.
do $$ begin
  execute format('revoke temporary on database %I from public', current_database());
  execute format('revoke temporary on database %I from :application', current_database());
exception when insufficient_privilege then
  raise notice 'Temporary tables stay allowed: %', sqlerrm;
end $$;
