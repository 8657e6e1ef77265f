-- Accounts of people whom a company named and who never signed in. The company's copy of the person has the address. These
-- accounts have a placeholder that receives no mail, even where the address has an account already: no company learns
-- what others know, and no sign-in sees more than before.

-- Makes so many accounts that no one can sign in to; their ids.
CREATE OR REPLACE FUNCTION add_unlinked_users(how_many int) RETURNS SETOF bigint
  LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
  INSERT INTO app_user (email, first_name, last_name)
  SELECT gen_random_uuid() || '@unlinked.invalid', '', '' FROM generate_series(1, how_many)
  RETURNING user_id
$$;

-- Whether an account is such a one.
CREATE OR REPLACE FUNCTION is_unlinked_user(given bigint) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
  SELECT EXISTS (SELECT FROM app_user u WHERE u.user_id = given AND u.email LIKE '%@unlinked.invalid')
$$;

-- The people of the caller's company whose name or address, or those of a record that was merged into theirs, has the words of
-- a search; as the owner, as search_applicants.
CREATE OR REPLACE FUNCTION search_employees(pattern text) RETURNS SETOF bigint
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
BEGIN
  RETURN QUERY EXECUTE format('SELECT coalesce(merged_into, user_id) FROM employee WHERE account_id = %s', coalesce(app_account_id(), 0))
    || words_condition('folded', pattern);
END $$;
