-- Descriptions were plain text and are HTML from now on: what reads as mark-up is escaped, an empty line ends a paragraph.
UPDATE job SET description = '<p>' || replace(
  regexp_replace(
    replace(replace(replace(description, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'),
    '(\r?\n){2,}', '</p><p>', 'g'
  ),
  E'\n', '<br />'
) || '</p>'
WHERE description <> '';
