-- The next try of a failed payment decides access too (decision 076): a change of it brings the person's notices forward.
DROP TRIGGER users_mark_due ON users;
--> statement-breakpoint
CREATE TRIGGER users_mark_due AFTER UPDATE ON users FOR EACH ROW
  WHEN ((OLD.email_verified, OLD.email_refused_at, OLD.disabled_at, OLD.is_admin, OLD.subscription_status,
      OLD.subscription_plan_id, OLD.subscription_ends_at, OLD.past_due_since, OLD.payment_retry_at)
    IS DISTINCT FROM (NEW.email_verified, NEW.email_refused_at, NEW.disabled_at, NEW.is_admin, NEW.subscription_status,
      NEW.subscription_plan_id, NEW.subscription_ends_at, NEW.past_due_since, NEW.payment_retry_at))
  EXECUTE FUNCTION mark_due_of_user();
