-- TranscriptStore.replace, TranscriptStore.saveSegments, TranscriptStore.assign, TranscriptStore.saveSpeakers
select "id" from "task" where "id" = $1 for update;

-- TranscriptStore.replace
delete from "segment" where "task_id" = $1;

-- TranscriptStore.replace
insert into "segment" ("task_id", "id", "begin_ms", "end_ms", "text", "speaker_id", "words", "position") values ($1, $2, $3, $4, $5, $6, $7, $8);

-- TranscriptStore.replace
insert into "speakers" ("task_id", "list", "revision", "lines_revision") values ($1, $2, $3, $4) on conflict ("task_id") do update set "list" = $5, "revision" = coalesce(speakers.revision, 1) + 1, "lines_revision" = coalesce(speakers.lines_revision, 1) + 1;

-- TranscriptStore.replace, TranscriptStore.saveSpeakers
select "summary", "result" from "analysis" where "task_id" = $1;

-- TranscriptStore.replace
delete from "transcript_words" where "task_id" = $1;

-- TranscriptStore.replace
select "position", "text" from "segment" where "task_id" = $1;

-- TranscriptStore.replace, TranscriptStore.saveSegments
select "owner_id" from "task" where "id" = $1;

-- TranscriptStore.replace, TranscriptStore.saveSegments
insert into "transcript_words" ("task_id", "block", "words") values ($1, $2, $3) on conflict ("task_id", "block") do update set "words" = excluded.words;

-- TranscriptStore.get
select * from "segment" where "task_id" = $1 order by "begin_ms", "position";

-- TranscriptStore.get, TranscriptStore.range
select "list" from "speakers" where "task_id" = $1;

-- TranscriptStore.range
select * from "segment" where "task_id" = $1 and "end_ms" > $2 and "begin_ms" < $3 order by "begin_ms", "position";

-- TranscriptStore.lines
select * from "segment" where "task_id" = $1 and id = any($2::text[]) order by "begin_ms", "position";

-- TranscriptStore.plain
select coalesce((select coalesce(revision, 1) from speakers where task_id = $1), 0) as revision, coalesce((select coalesce(lines_revision, 1) from speakers where task_id = $2), 0) as "linesRevision", coalesce((select list from speakers where task_id = $3), '[]') as speakers, (select count(*)::integer from segment where task_id = $4) as count, coalesce(json_agg(id), '[]') as ids, coalesce(json_agg(begin_ms), '[]') as begins, coalesce(json_agg(end_ms), '[]') as ends, coalesce(json_agg(text), '[]') as texts, coalesce(json_agg(speaker_id), '[]') as "speakerIds" from ( select id, begin_ms, end_ms, text, speaker_id from segment where task_id = $5 order by begin_ms, position limit $6 ) as line;

-- TranscriptStore.revision
select "revision" from "speakers" where "task_id" = $1;

-- TranscriptStore.saveSegments
update "segment" set "task_id" = $1, "id" = $2, "begin_ms" = $3, "end_ms" = $4, "text" = $5, "speaker_id" = $6, "words" = $7 where "task_id" = $8 and "id" = $9;

-- TranscriptStore.saveSegments
select "position" from "segment" where "task_id" = $1 and id = any($2::text[]);

-- TranscriptStore.saveSegments
select line.position, line.text from unnest($1::integer[]) as wanted (block) join segment as line on line.task_id = $2 and line.position >= wanted.block * 200 and line.position < (wanted.block + 1) * 200;

-- TranscriptStore.saveSegments, TranscriptStore.assign
update "speakers" set "revision" = coalesce(speakers.revision, 1) + 1, "lines_revision" = coalesce(speakers.lines_revision, 1) + 1 where "task_id" = $1;

-- TranscriptStore.assign
update "segment" set "speaker_id" = $1 where "task_id" = $2 and id = any($3::text[]);

-- TranscriptStore.saveSpeakers
insert into "speakers" ("task_id", "list", "revision", "lines_revision") values ($1, $2, $3, $4) on conflict ("task_id") do update set "list" = $5, "revision" = coalesce(speakers.revision, 1) + 1;
