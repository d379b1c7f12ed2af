-- A change that may bring a notice forward sets its moment to 1970: the next sweep looks at the person again. By triggers,
-- so that no write can forget it, whichever way it comes. `on conflict do update` holds the row even where it changes
-- nothing, so that a sweep passes over it until what was written can be read.
CREATE FUNCTION mark_due_of_debts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO due_notices (user_id, kind, next_at)
  SELECT DISTINCT changed.user_id, due.kind, 'epoch'::timestamptz
  FROM changed
  JOIN users ON users.id = changed.user_id
  CROSS JOIN LATERAL (VALUES
    ('payment_reminder', changed.balance > 0 AND num_nonnulls(changed.payment_due_date, changed.statement_due_on) > 0),
    ('offer_end', changed.balance > 0
      AND num_nonnulls(changed.promotional_ends_on, changed.deferred_ends_on, changed.balances) > 0),
    ('milestone', TG_OP = 'UPDATE')
  ) AS due (kind, fits)
  WHERE due.fits
  ORDER BY 1, 2
  ON CONFLICT (user_id, kind) DO UPDATE SET next_at = excluded.next_at
    WHERE due_notices.next_at IS DISTINCT FROM excluded.next_at;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER debts_mark_due_added AFTER INSERT ON debts REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_due_of_debts();
--> statement-breakpoint
CREATE TRIGGER debts_mark_due_changed AFTER UPDATE ON debts REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_due_of_debts();
--> statement-breakpoint
-- The kind of notice is the argument. Who is being deleted has no row among the users any more.
CREATE FUNCTION mark_due() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO due_notices (user_id, kind, next_at)
  SELECT DISTINCT changed.user_id, TG_ARGV[0], 'epoch'::timestamptz
  FROM changed
  JOIN users ON users.id = changed.user_id
  ORDER BY 1
  ON CONFLICT (user_id, kind) DO UPDATE SET next_at = excluded.next_at
    WHERE due_notices.next_at IS DISTINCT FROM excluded.next_at;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER debt_entries_mark_due_added AFTER INSERT ON debt_entries REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_due('milestone');
--> statement-breakpoint
CREATE TRIGGER letter_cases_mark_due_added AFTER INSERT ON letter_cases REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_due('case_reminder');
--> statement-breakpoint
CREATE TRIGGER letter_cases_mark_due_changed AFTER UPDATE ON letter_cases REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_due('case_reminder');
--> statement-breakpoint
CREATE FUNCTION mark_due_of_settings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE due_notices SET next_at = 'epoch' WHERE user_id = NEW.user_id;
  IF NEW.weekly_reports THEN
    INSERT INTO due_notices (user_id, kind, next_at) VALUES (NEW.user_id, 'weekly_report', 'epoch')
    ON CONFLICT (user_id, kind) DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER settings_mark_due AFTER INSERT OR UPDATE ON settings
  FOR EACH ROW EXECUTE FUNCTION mark_due_of_settings();
--> statement-breakpoint
CREATE FUNCTION mark_due_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE due_notices SET next_at = 'epoch' WHERE user_id = NEW.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Whether mail reaches a person, and what their plan has.
CREATE TRIGGER users_mark_due AFTER UPDATE ON users FOR EACH ROW
  WHEN ((OLD.email_verified, OLD.email_refused_at, OLD.disabled_at, OLD.is_admin, OLD.subscription_status,
      OLD.subscription_plan_id, OLD.subscription_ends_at, OLD.past_due_since)
    IS DISTINCT FROM (NEW.email_verified, NEW.email_refused_at, NEW.disabled_at, NEW.is_admin, NEW.subscription_status,
      NEW.subscription_plan_id, NEW.subscription_ends_at, NEW.past_due_since))
  EXECUTE FUNCTION mark_due_of_user();
--> statement-breakpoint
-- What is there already: looked at once by the next sweeps.
INSERT INTO due_notices (user_id, kind, next_at)
SELECT user_id, kind, 'epoch'::timestamptz FROM (
  SELECT user_id, 'payment_reminder' AS kind FROM debts
    WHERE balance > 0 AND num_nonnulls(payment_due_date, statement_due_on) > 0
  UNION SELECT user_id, 'offer_end' FROM debts
    WHERE balance > 0 AND num_nonnulls(promotional_ends_on, deferred_ends_on, balances) > 0
  UNION SELECT user_id, 'milestone' FROM debt_entries WHERE kind = 'payment' AND occurred_on > current_date - 30
  UNION SELECT user_id, 'case_reminder' FROM letter_cases WHERE outcome = 'open'
  UNION SELECT user_id, 'weekly_report' FROM settings WHERE weekly_reports
) AS due;
