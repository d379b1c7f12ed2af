-- A closed debt owes nothing when a transaction ends. In between it may: a payment is taken back, and then it is reopened.
CREATE FUNCTION debts_closed_owe_nothing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM debts d
    WHERE d.user_id = NEW.user_id AND d.id = NEW.id AND d.closed_at IS NOT NULL AND d.balance <> 0;
  IF FOUND THEN
    RAISE EXCEPTION 'something is owed on a closed debt' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER debts_closed_owe_nothing
  AFTER INSERT OR UPDATE OF balance, closed_at ON debts
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.closed_at IS NOT NULL) EXECUTE FUNCTION debts_closed_owe_nothing();
