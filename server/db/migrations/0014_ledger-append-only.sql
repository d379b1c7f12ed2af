-- The ledger is only added to. A slip is set right by another line, a correction.
CREATE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is only added to: enter a correction' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_unchanged BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_grant_details_unchanged BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_grant_details
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
-- Whatever writes to it: a line takes the next number and names the hash of the line before it.
CREATE FUNCTION ledger_entries_follow() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  last_sequence bigint;
  last_hash text;
BEGIN
  SELECT sequence, hash INTO last_sequence, last_hash FROM ledger_entries ORDER BY sequence DESC LIMIT 1;
  IF NOT FOUND THEN
    last_sequence := 0;
    last_hash := encode(sha256(convert_to('Jubilee Foundation public ledger, version 1', 'UTF8')), 'hex');
  END IF;
  IF NEW.sequence <> last_sequence + 1 OR NEW.previous_hash <> last_hash THEN
    RAISE EXCEPTION 'a line of the ledger does not follow the last one' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_in_line BEFORE INSERT ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION ledger_entries_follow();
