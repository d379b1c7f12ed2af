-- A debt's totals, balance and highest balance follow its lines in the same transaction. The lines are the truth:
-- opening + charges + interest + fees - payments = balance, whatever writes to them.
CREATE FUNCTION debt_entries_keep_totals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- One writer at a time per debt, in one order. The sums below are a new statement, so that they see
  -- what the writer before us has committed.
  PERFORM 1 FROM debts d
    WHERE (d.user_id, d.id) IN (SELECT c.user_id, c.debt_id FROM changed_lines c)
    ORDER BY d.user_id, d.id
    FOR NO KEY UPDATE;
  UPDATE debts d SET
    opening_balance = t.opening,
    charges_total = t.charges,
    interest_total = t.interest,
    fees_total = t.fees,
    payments_total = t.payments,
    balance = t.opening + t.charges + t.interest + t.fees - t.payments,
    highest_balance = t.highest
  FROM (SELECT DISTINCT user_id, debt_id FROM changed_lines) c
  CROSS JOIN LATERAL debt_totals(c.user_id, c.debt_id) t
  WHERE d.user_id = c.user_id AND d.id = c.debt_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- The sums of one debt's lines, and the highest its balance has been in the order of recording.
CREATE FUNCTION debt_totals(
  owner text, debt uuid,
  OUT opening numeric, OUT charges numeric, OUT interest numeric, OUT fees numeric, OUT payments numeric, OUT highest numeric
) LANGUAGE sql STABLE AS $$
  SELECT
    coalesce(sum(l.amount) FILTER (WHERE l.kind = 'opening'), 0),
    coalesce(sum(l.amount) FILTER (WHERE l.kind = 'charge'), 0),
    coalesce(sum(l.amount) FILTER (WHERE l.kind = 'interest'), 0),
    coalesce(sum(l.amount) FILTER (WHERE l.kind = 'fee'), 0),
    coalesce(sum(l.amount) FILTER (WHERE l.kind = 'payment'), 0),
    coalesce(max(l.balance_after), 0)
  FROM (
    SELECT e.kind, e.amount,
      sum(CASE WHEN e.kind = 'payment' THEN -e.amount ELSE e.amount END) OVER (ORDER BY e.seq) AS balance_after
    FROM debt_entries e
    WHERE e.user_id = owner AND e.debt_id = debt
  ) l
$$;
--> statement-breakpoint
CREATE TRIGGER debt_entries_added AFTER INSERT ON debt_entries
  REFERENCING NEW TABLE AS changed_lines
  FOR EACH STATEMENT EXECUTE FUNCTION debt_entries_keep_totals();
--> statement-breakpoint
CREATE TRIGGER debt_entries_taken_back AFTER DELETE ON debt_entries
  REFERENCING OLD TABLE AS changed_lines
  FOR EACH STATEMENT EXECUTE FUNCTION debt_entries_keep_totals();
--> statement-breakpoint
CREATE FUNCTION debt_entries_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a line of a debt is never changed: take it back and add another' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER debt_entries_unchanged BEFORE UPDATE ON debt_entries
  FOR EACH STATEMENT EXECUTE FUNCTION debt_entries_refuse_change();
--> statement-breakpoint
-- Totals written by hand must agree with the lines when the transaction ends: a restore may, a slip may not.
CREATE FUNCTION debts_match_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM debts d CROSS JOIN LATERAL debt_totals(d.user_id, d.id) t
    WHERE d.user_id = NEW.user_id AND d.id = NEW.id
      AND (d.opening_balance, d.charges_total, d.interest_total, d.fees_total, d.payments_total, d.highest_balance)
        IS DISTINCT FROM (t.opening, t.charges, t.interest, t.fees, t.payments, t.highest);
  IF FOUND THEN
    RAISE EXCEPTION 'the totals of a debt do not agree with its lines' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER debts_match_lines
  AFTER INSERT OR UPDATE OF opening_balance, charges_total, interest_total, fees_total, payments_total, balance, highest_balance
  ON debts DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION debts_match_lines();
