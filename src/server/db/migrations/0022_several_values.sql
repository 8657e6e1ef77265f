-- A condition names several values now, of which any is enough.
UPDATE "automation_rule" SET "conditions" = (
  SELECT coalesce(jsonb_agg(CASE
    WHEN e.c ? 'job_step_id' THEN (e.c - 'job_step_id') || jsonb_build_object('job_step_ids', jsonb_build_array(e.c -> 'job_step_id'))
    WHEN e.c ? 'tag_id' THEN (e.c - 'tag_id') || jsonb_build_object('tag_ids', jsonb_build_array(e.c -> 'tag_id'))
    WHEN e.c ? 'user_id' THEN (e.c - 'user_id') || jsonb_build_object('user_ids', jsonb_build_array(e.c -> 'user_id'))
    WHEN e.c ? 'hiring_class_id' THEN (e.c - 'hiring_class_id') || jsonb_build_object('hiring_class_ids', jsonb_build_array(e.c -> 'hiring_class_id'))
    ELSE e.c END ORDER BY e.n), '[]'::jsonb)
  FROM jsonb_array_elements("conditions") WITH ORDINALITY AS e(c, n))
WHERE jsonb_array_length("conditions") > 0;
