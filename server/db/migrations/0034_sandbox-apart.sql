-- The sandbox keeps these in a set of migrations of its own. What lies in them stays: nothing of a sandbox is lost.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM "sandbox_objects") THEN DROP TABLE "sandbox_objects"; END IF;
  IF NOT EXISTS (SELECT FROM "sandbox_state") THEN DROP TABLE "sandbox_state"; END IF;
END $$;
