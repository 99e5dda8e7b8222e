import { BaseSchema } from '@adonisjs/lucid/schema'
import { appRole, readableByApp, wall } from '#database/walls'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create extension if not exists btree_gist;

      create table tenants (
        id bigint generated always as identity primary key,
        slug text not null unique check (slug ~ '^[a-z0-9-]{2,40}$'),
        name text not null,
        fee_bps integer not null check (fee_bps between 0 and 5000),
        refund_destination text not null default 'member' check (refund_destination in ('member', 'tenant')),
        brand_colour text not null default '#0b5d57' check (brand_colour ~ '^#[0-9a-f]{6}$'),
        is_house boolean not null default false,
        created_at timestamptz not null default now()
      );
      create unique index tenants_one_house on tenants (is_house) where is_house;

      create table users (
        id bigint generated always as identity primary key,
        public_id uuid not null unique default uuidv7(),
        tenant_id bigint not null references tenants (id),
        role text not null default 'member'
          check (role in ('member', 'manager', 'agent', 'finance', 'owner')),
        first_name text not null,
        last_name text not null,
        email text not null,
        email_verified_at timestamptz,
        password text not null,
        locale text check (locale in ('nl', 'en')),
        phone text,
        birth_on date,
        address_line text,
        postcode text,
        city text,
        travel_product text not null default 'none'
          check (travel_product in ('none', 'discount_20', 'discount_40', 'off_peak', 'student', 'free_travel')),
        mandate_signed_at timestamptz,
        iban_encrypted text,
        iban_holder_encrypted text,
        iban_last_4 text check (length(iban_last_4) = 4),
        premium_since timestamptz,
        blocked_at timestamptz,
        created_at timestamptz not null default now(),
        updated_at timestamptz,
        unique (tenant_id, id),
        check ((iban_encrypted is null) = (iban_last_4 is null))
      );
      create unique index users_email on users (tenant_id, lower(email));

      create table sessions (
        id text primary key,
        data text not null,
        user_id text,
        expires_at timestamptz not null
      );
      create index sessions_user on sessions (user_id);
      create index sessions_expiry on sessions (expires_at);

      create table rate_limits (key varchar(255) primary key, points integer not null default 0, expire bigint);
    `)
    this.schema.raw(readableByApp('tenants', 'select, insert, update'))
    this.schema.raw(wall('users', 'select, insert, update'))
    this.schema.raw(readableByApp('sessions', 'select, insert, update, delete'))
    this.schema.raw(readableByApp('rate_limits', 'select, insert, update, delete'))
    // Signing in looks a person up before any tenant is known; that scope reads and does nothing else.
    this.schema.raw(`
      create policy authentication on users for select to ${appRole}
        using ((select current_setting('fareback.scope', true)) = 'authentication');
    `)
  }
}
