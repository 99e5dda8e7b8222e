import { BaseSchema } from '@adonisjs/lucid/schema'
import { appRole, wall } from '#database/walls'

/** Everything around a person's own account: how they sign in, what they were told, what they agreed to. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table users
        add column theme text not null default 'auto' check (theme in ('auto', 'light', 'dark')),
        add column muted_emails text[] not null default '{}',
        add column terms_accepted_at timestamptz,
        add column onboarded_at timestamptz,
        add column iban_changed_at timestamptz,
        add column two_factor_secret_encrypted text,
        add column two_factor_confirmed_at timestamptz,
        -- The last half minute of which a code was used: a code works once.
        add column two_factor_last_step bigint,
        add column premium_paid_until timestamptz,
        add column premium_cancelled_at timestamptz,
        add column referral_code text unique,
        add column is_researcher boolean not null default false,
        add column erased_at timestamptz,
        add check ((two_factor_secret_encrypted is null) = (two_factor_confirmed_at is null));
      create index users_newest on users (tenant_id, id desc);

      create table browser_sessions (
        id bigint generated always as identity primary key,
        public_id uuid not null unique default uuidv7(),
        tenant_id bigint not null,
        user_id bigint not null,
        -- Of the cookie that says a browser is known, whoever signs in with it.
        device_hash text not null,
        user_agent text not null,
        ip inet,
        method text not null check (method in ('password', 'two_factor', 'recovery_code', 'passkey', 'link')),
        remember_hash text,
        remember_previous_hash text,
        remember_rotated_at timestamptz,
        remember_expires_at timestamptz,
        signed_in_at timestamptz not null default now(),
        last_seen_at timestamptz not null default now(),
        ended_at timestamptz,
        -- Why it ended: the person signed out here, was signed out from elsewhere, or it was stolen.
        end_reason text check (end_reason in ('signed_out', 'revoked', 'password_changed', 'email_changed', 'blocked', 'erased', 'stolen')),
        foreign key (tenant_id, user_id) references users (tenant_id, id),
        check ((ended_at is null) = (end_reason is null)),
        check ((remember_hash is null) = (remember_expires_at is null))
      );
      create index browser_sessions_of_user on browser_sessions (tenant_id, user_id, last_seen_at desc);
      create index browser_sessions_device on browser_sessions (user_id, device_hash);

      create table account_links (
        id bigint generated always as identity primary key,
        tenant_id bigint not null,
        user_id bigint not null,
        purpose text not null check (purpose in ('verify_email', 'reset_password', 'change_email', 'undo_email_change')),
        token_hash text not null unique,
        -- The address an e-mail change is about.
        email_encrypted text,
        expires_at timestamptz not null,
        used_at timestamptz,
        revoked_at timestamptz,
        created_at timestamptz not null default now(),
        foreign key (tenant_id, user_id) references users (tenant_id, id),
        check (used_at is null or revoked_at is null),
        check ((purpose in ('change_email', 'undo_email_change')) = (email_encrypted is not null))
      );
      -- A newer link revokes the older one.
      create unique index account_links_one_open on account_links (user_id, purpose)
        where used_at is null and revoked_at is null;

      create table recovery_codes (
        id bigint generated always as identity primary key,
        tenant_id bigint not null,
        user_id bigint not null,
        code_hash text not null,
        used_at timestamptz,
        created_at timestamptz not null default now(),
        unique (user_id, code_hash),
        foreign key (tenant_id, user_id) references users (tenant_id, id)
      );

      create table passkeys (
        id bigint generated always as identity primary key,
        public_id uuid not null unique default uuidv7(),
        tenant_id bigint not null,
        user_id bigint not null,
        credential_id text not null unique,
        public_key bytea not null,
        counter bigint not null default 0 check (counter >= 0),
        transports text[] not null default '{}',
        is_backed_up boolean not null default false,
        name text not null check (length(name) between 1 and 60),
        last_used_at timestamptz,
        created_at timestamptz not null default now(),
        foreign key (tenant_id, user_id) references users (tenant_id, id)
      );
      create index passkeys_of_user on passkeys (tenant_id, user_id);

      create table mandates (
        id bigint generated always as identity primary key,
        tenant_id bigint not null,
        user_id bigint not null,
        version text not null,
        locale text not null check (locale in ('nl', 'en')),
        signed_name text not null,
        ip inet,
        signed_at timestamptz not null default now(),
        withdrawn_at timestamptz,
        foreign key (tenant_id, user_id) references users (tenant_id, id)
      );
      create unique index mandates_one_valid on mandates (user_id) where withdrawn_at is null;

      create table emails (
        id bigint generated always as identity primary key,
        public_id uuid not null unique default uuidv7(),
        tenant_id bigint not null references tenants (id),
        user_id bigint,
        to_address text,
        template text not null,
        topic text not null check (topic in ('security', 'account', 'money', 'claims', 'imports', 'reminders', 'referrals')),
        locale text not null check (locale in ('nl', 'en')),
        subject text not null,
        html text not null,
        text text not null,
        -- Links that open something, out of the body until it is sent: who reads the mail here cannot use them.
        secrets_encrypted text,
        status text not null default 'queued' check (status in ('queued', 'sent', 'stored', 'failed')),
        attempts integer not null default 0,
        problem text,
        message_id text,
        resend_of_id bigint references emails (id),
        created_at timestamptz not null default now(),
        sent_at timestamptz,
        foreign key (tenant_id, user_id) references users (tenant_id, id),
        check ((status in ('sent', 'stored')) = (sent_at is not null)),
        check (status <> 'sent' or secrets_encrypted is null)
      );
      create index emails_newest on emails (tenant_id, user_id, id desc);
      create index emails_age on emails (created_at);

      create table invitations (
        id bigint generated always as identity primary key,
        public_id uuid not null unique default uuidv7(),
        tenant_id bigint not null references tenants (id),
        role text not null check (role in ('member', 'manager')),
        email text not null,
        token_hash text not null unique,
        locale text not null default 'nl' check (locale in ('nl', 'en')),
        invited_by_id bigint not null references users (id),
        accepted_by_id bigint,
        expires_at timestamptz not null,
        accepted_at timestamptz,
        revoked_at timestamptz,
        created_at timestamptz not null default now(),
        foreign key (tenant_id, accepted_by_id) references users (tenant_id, id),
        check ((accepted_at is null) = (accepted_by_id is null)),
        check (accepted_at is null or revoked_at is null)
      );
      create unique index invitations_one_open on invitations (tenant_id, lower(email))
        where accepted_at is null and revoked_at is null;

      create table referrals (
        id bigint generated always as identity primary key,
        tenant_id bigint not null,
        referrer_id bigint not null,
        referred_id bigint not null unique,
        ledger_transaction_id bigint references ledger_transactions (id),
        rewarded_at timestamptz,
        created_at timestamptz not null default now(),
        foreign key (tenant_id, referrer_id) references users (tenant_id, id),
        foreign key (tenant_id, referred_id) references users (tenant_id, id),
        check (referrer_id <> referred_id),
        check ((rewarded_at is null) = (ledger_transaction_id is null))
      );
      create index referrals_of_referrer on referrals (tenant_id, referrer_id, id desc);

      create table premium_periods (
        id bigint generated always as identity primary key,
        tenant_id bigint not null,
        user_id bigint not null,
        from_at timestamptz not null,
        until_at timestamptz not null check (until_at > from_at),
        amount_cents integer not null check (amount_cents > 0),
        ledger_transaction_id bigint not null references ledger_transactions (id),
        created_at timestamptz not null default now(),
        foreign key (tenant_id, user_id) references users (tenant_id, id),
        -- No month is paid twice.
        exclude using gist (user_id with =, tstzrange(from_at, until_at) with &&)
      );

      create table job_applications (
        id bigint generated always as identity primary key,
        public_id uuid not null unique default uuidv7(),
        tenant_id bigint not null,
        user_id bigint not null,
        motivation text not null check (length(motivation) between 1 and 4000),
        availability text[] not null check (cardinality(availability) > 0),
        regions text[] not null check (cardinality(regions) > 0),
        transport text[] not null check (cardinality(transport) > 0),
        status text not null default 'received' check (status in ('received', 'invited', 'accepted', 'rejected', 'withdrawn')),
        created_at timestamptz not null default now(),
        updated_at timestamptz,
        foreign key (tenant_id, user_id) references users (tenant_id, id)
      );
      create unique index job_applications_one_open on job_applications (user_id)
        where status in ('received', 'invited');
      create index job_applications_newest on job_applications (tenant_id, user_id, id desc);

      create table impersonations (
        id bigint generated always as identity primary key,
        public_id uuid not null unique default uuidv7(),
        tenant_id bigint not null,
        user_id bigint not null,
        staff_id bigint not null references users (id),
        staff_name text not null,
        reason text not null check (length(reason) between 1 and 500),
        started_at timestamptz not null default now(),
        expires_at timestamptz not null,
        ended_at timestamptz,
        foreign key (tenant_id, user_id) references users (tenant_id, id),
        check (staff_id <> user_id)
      );
      create index impersonations_of_user on impersonations (tenant_id, user_id, id desc);

      create table erasures (
        id bigint generated always as identity primary key,
        reference text not null unique,
        tenant_id bigint not null,
        user_id bigint not null unique,
        given_up_cents integer not null default 0 check (given_up_cents >= 0),
        paid_out_cents integer not null default 0 check (paid_out_cents >= 0),
        withdrawn_claims integer not null default 0,
        by_staff_id bigint references users (id),
        erased_at timestamptz not null default now(),
        foreign key (tenant_id, user_id) references users (tenant_id, id)
      );

      insert into ledger_kinds (kind, may_overdraw) values
        ('premium.charged', false), ('referral.rewarded', false), ('balance.given_up', false);
      create index audit_logs_actor on audit_logs (tenant_id, actor_id, id);
    `)
    for (const table of ['browser_sessions', 'recovery_codes', 'passkeys', 'referrals']) {
      this.schema.raw(wall(table))
    }
    for (const table of ['account_links', 'mandates', 'emails', 'invitations']) {
      this.schema.raw(wall(table, 'select, insert, update'))
    }
    this.schema.raw(wall('job_applications', 'select, insert, update'))
    this.schema.raw(wall('impersonations', 'select, insert, update'))
    this.schema.raw(wall('premium_periods', 'select, insert'))
    this.schema.raw(wall('erasures', 'select, insert'))
    // Links and cookies come from outside before any tenant is known; that scope reads and does nothing else.
    for (const table of ['browser_sessions', 'account_links', 'passkeys', 'invitations']) {
      this.schema.raw(`
        create policy authentication on ${table} for select to ${appRole}
          using ((select current_setting('fareback.scope', true)) = 'authentication');
      `)
    }
  }
}
