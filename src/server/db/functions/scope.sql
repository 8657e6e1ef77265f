-- What tables and policies need, so that it runs before the migrations: the role of requests, and whose rows it may see.
-- The bodies of functions name tables that a new database does not have yet.
SET check_function_bodies = off;

CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- What texts are searched by: without case, accents, apostrophes, hyphens inside words, repeated spaces, and with the
-- letters that some languages write otherwise in their usual transcription. Indexes and stored columns hold its results: a
-- change of it needs a new name, and a migration that makes them again.
CREATE OR REPLACE FUNCTION fold_text(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
  SELECT regexp_replace(regexp_replace(
    replace(replace(replace(replace(
      translate(lower(normalize(given, NFKD)), 'øłđðħŧı', 'olddhti'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    '[\u0300-\u036f''’‘ʼʹ`´]', '', 'g'),
    '\s+|(?<=\w)[\u2010-\u2015-](?=\w)', ' ', 'g')
$$;

-- The regular expression that finds a word of a search in a folded text, at the beginning of a word: an address by its
-- parts as well. Scripts that put no spaces between words, and punctuation marks, are found anywhere.
CREATE OR REPLACE FUNCTION word_start(word text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
  SELECT CASE WHEN fold_text(word) ~ '^[a-z0-9\u0370-\u052f]' THEN '(^|[^[:alnum:]])' ELSE '' END
    || regexp_replace(fold_text(word), '([\\^$.|?*+(){}\[\]-])', '\\\1', 'g')
$$;

-- SQL that finds each word of a search at the beginning of a word of a folded text, in whatever order; the text is named by
-- an expression. Words stand in it as literals: a custom plan each time, by the trigram index of that expression.
CREATE OR REPLACE FUNCTION words_condition(expression text, pattern text) RETURNS text LANGUAGE sql STABLE
  AS $$
  SELECT coalesce(string_agg(format(
    ' AND %1$s LIKE %2$L AND %1$s ~ %3$L', expression,
    '%' || fold_text(replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_')) || '%', word_start(word)
  ), ''), '')
  FROM regexp_split_to_table(btrim(pattern), '\s+') AS word
$$;

-- The role that every request's SQL runs as. It owns nothing, so policies bind it.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairlead_app') THEN
    CREATE ROLE fairlead_app NOLOGIN;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN
  NULL; -- roles belong to the cluster: another database was migrated at the same moment
END $$;

DO $$
BEGIN
  IF NOT pg_has_role(current_user, 'fairlead_app', 'MEMBER') THEN
    EXECUTE format('GRANT fairlead_app TO %I', current_user);
  END IF;
EXCEPTION WHEN unique_violation THEN
  NULL;
END $$;

GRANT USAGE ON SCHEMA public TO fairlead_app;

ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO fairlead_app;

-- Who is asking. Set for one transaction by inScope; unset means no one, and no one sees nothing.
CREATE OR REPLACE FUNCTION app_scope() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT coalesce(current_setting('app.scope', true), '') $$;

CREATE OR REPLACE FUNCTION app_actor_id() RETURNS bigint LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT nullif(current_setting('app.user_id', true), '')::bigint $$;

CREATE OR REPLACE FUNCTION app_person_id() RETURNS bigint LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT CASE WHEN app_scope() = 'person' THEN app_actor_id() END $$;

CREATE OR REPLACE FUNCTION app_account_id() RETURNS bigint LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT CASE WHEN app_scope() = 'account' THEN nullif(current_setting('app.account_id', true), '')::bigint END $$;

-- Whether the user who asks for a company may see private data: by a role there, or as a provider admin. As the owner, since
-- the company's scope does not see people who hold no role in it.
CREATE OR REPLACE FUNCTION sees_private_data() RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
  SELECT EXISTS (
      SELECT FROM user_role ur JOIN role r ON r.account_id = ur.account_id AND r.role_id = ur.role_id
      WHERE ur.account_id = app_account_id() AND ur.user_id = app_actor_id()
        AND (r.private_data_access OR r.full_access))
    OR EXISTS (SELECT FROM app_user u WHERE u.user_id = app_actor_id() AND u.is_jf_admin)
$$;

-- Whether a user applied to the company that asks, and is not erased there.
CREATE OR REPLACE FUNCTION is_own_applicant(person bigint) RETURNS boolean LANGUAGE sql STABLE
  AS $$
  SELECT EXISTS (
    SELECT FROM applicant a WHERE a.account_id = app_account_id() AND a.user_id = person AND a.email <> '')
$$;

RESET check_function_bodies;
