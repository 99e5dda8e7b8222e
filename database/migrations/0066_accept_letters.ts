import { BaseSchema } from '@adonisjs/lucid/schema'
import { JOB_OPTIONS } from '#app/platform/shared/jobs/jobs'
import { appRole } from '#database/walls'

/**
 * A letter is sent when the operator's mail server accepted it, and posted with an address and a day; until then it is being sent, and
 * its claims have not left. What fails or comes back gives its claims back.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      delete from moves where subject = 'submissions' and from_status = 'prepared' and to_status = 'sent';
      alter table submissions
        drop constraint submissions_status_check,
        drop constraint submissions_check2,
        drop constraint submissions_check3,
        add constraint submissions_status_check check (status in
          ('preparing', 'prepared', 'sending', 'sent', 'posted', 'failed', 'bounced', 'cancelled')),
        -- What the mail server called it when it took the letter; the message itself is deleted after a while.
        add column receipt text check (length(receipt) between 1 and 500),
        -- Why it did not, or why the letter came back.
        add column problem text check (length(problem) between 1 and 500),
        add column failed_at timestamptz,
        add column posted_on date,
        add column posted_to text check (length(posted_to) between 1 and 500),
        -- What was in a letter that came back.
        add column returned_claims bigint[] not null default '{}',
        add constraint submissions_left check ((status in ('sent', 'posted', 'bounced')) = (submitted_at is not null)),
        add constraint submissions_returned check ((status in ('failed', 'bounced')) = (failed_at is not null) and (failed_at is null) = (problem is null)),
        add constraint submissions_posted check ((posted_on is null) = (posted_to is null) and (posted_on is null or status in ('posted', 'bounced')));
      create index submissions_of_email on submissions (email_id) where email_id is not null;
      insert into moves (subject, from_status, to_status) values
        ('submissions', 'prepared', 'sending'), ('submissions', 'sending', 'sent'), ('submissions', 'sending', 'failed'),
        ('submissions', 'sending', 'preparing'), ('submissions', 'sent', 'bounced'), ('submissions', 'posted', 'bounced'),
        ('submissions', 'failed', 'preparing'), ('submissions', 'failed', 'posted'), ('submissions', 'failed', 'cancelled'),
        ('claims', 'submitted', 'ready');

      -- Its letter came back: it may go again, although the day to submit it has passed since.
      alter table claims add column returned_at timestamptz;

      -- Travellers see no letters: whether the letter with this claim can be written anew, because it has not left. One that waits for
      -- the mail server is taken back; of one that is handed over at this moment nothing is changed. Waits for nobody.
      create function recall_letter(p_claim bigint) returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
      declare v_letter submissions;
      begin
        select s.* into v_letter from submissions s join claims c on c.submission_id = s.id where c.id = p_claim;
        if v_letter.status is distinct from 'sending' then return coalesce(v_letter.status in ('preparing', 'prepared', 'failed'), true); end if;
        perform 1 from emails where id = v_letter.email_id and status = 'queued' for update skip locked;
        if not found then return false; end if;
        perform 1 from submissions where id = v_letter.id and status = 'sending' for update skip locked;
        if not found then return false; end if;
        update submissions set status = 'preparing', email_id = null where id = v_letter.id;
        update emails set status = 'failed', problem = 'The letter is written anew.' where id = v_letter.email_id;
        return true;
      end $$;
      revoke execute on function recall_letter from public;
      grant execute on function recall_letter to ${appRole};
      select pgboss.create_queue('settle_submission', '${JSON.stringify(JOB_OPTIONS)}');
    `)
  }
}
