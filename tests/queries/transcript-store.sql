-- TranscriptStore.replace, TranscriptStore.saveSegments, TranscriptStore.assign, TranscriptStore.saveSpeakers, TranscriptStore.splice, TranscriptStore.saveChange
select "id" from "task" where "id" = $1 for update;

-- TranscriptStore.replace
delete from "segment" where "task_id" = $1;

-- TranscriptStore.replace, TranscriptStore.splice
insert into "segment" ("task_id", "id", "begin_ms", "end_ms", "text", "speaker_id", "words", "doubts", "is_edited", "position") values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10);

-- TranscriptStore.replace
insert into "speakers" ("task_id", "list", "revision", "lines_revision") values ($1, $2, $3, $4) on conflict ("task_id") do update set "list" = $5, "revision" = speakers.revision + 1, "lines_revision" = speakers.lines_revision + 1;

-- TranscriptStore.replace, TranscriptStore.saveSpeakers
select "summary", "result" from "analysis" where "task_id" = $1;

-- TranscriptStore.replace
delete from "transcript_words" where "task_id" = $1;

-- TranscriptStore.replace
select "position", "text" from "segment" where "task_id" = $1;

-- TranscriptStore.replace, TranscriptStore.saveSegments, TranscriptStore.splice
select "owner_id" from "task" where "id" = $1;

-- TranscriptStore.replace, TranscriptStore.saveSegments, TranscriptStore.splice
insert into "transcript_words" ("task_id", "block", "words") values ($1, $2, $3) on conflict ("task_id", "block") do update set "words" = excluded.words;

-- TranscriptStore.get
select * from "segment" where "task_id" = $1 order by "begin_ms", "position";

-- TranscriptStore.get, TranscriptStore.range, TranscriptStore.page
select "list" from "speakers" where "task_id" = $1;

-- TranscriptStore.range
select * from "segment" where "task_id" = $1 and "end_ms" > $2 and "begin_ms" < $3 order by "begin_ms", "position";

-- TranscriptStore.page
select * from "segment" where "task_id" = $1 and "end_ms" > $2 and "begin_ms" < $3 order by "begin_ms", "position" limit $4 offset $5;

-- TranscriptStore.page
select count(*)::integer as "total" from "segment" where "task_id" = $1 and "end_ms" > $2 and "begin_ms" < $3;

-- TranscriptStore.before
select line.id, ( select other.id from segment as other where other.task_id = $1 and (other.begin_ms, other.position) < (line.begin_ms, line.position) order by other.begin_ms desc, other.position desc limit 1 ) as before from segment as line where line.task_id = $2 and line.id = any($3::text[]);

-- TranscriptStore.lines
select * from "segment" where "task_id" = $1 and id = any($2::text[]) order by "begin_ms", "position";

-- TranscriptStore.plain
select coalesce((select revision from speakers where task_id = $1), 0) as revision, coalesce((select lines_revision from speakers where task_id = $2), 0) as "linesRevision", coalesce((select list from speakers where task_id = $3), '[]') as speakers, (select count(*)::integer from segment where task_id = $4) as count, coalesce(json_agg(id) filter (where id is not null), '[]') as ids, coalesce(json_agg(begin_ms) filter (where id is not null), '[]') as begins, coalesce(json_agg(end_ms) filter (where id is not null), '[]') as ends, coalesce(json_agg(text) filter (where id is not null), '[]') as texts, coalesce(json_agg(speaker_id) filter (where id is not null), '[]') as "speakerIds", coalesce(json_agg(doubts) filter (where id is not null), '[]') as doubts, coalesce(json_agg(nth) filter (where id is not null), '[]') as places from (select 1) as always left join ( select id, begin_ms, end_ms, text, speaker_id, doubts, row_number() over () as nth from ( select id, begin_ms, end_ms, text, speaker_id, doubts from segment where task_id = $5 order by begin_ms, position limit $6 ) as found ) as line on true group by (nth - 1) / 2000 order by (nth - 1) / 2000;

-- TranscriptStore.revision
select "revision" from "speakers" where "task_id" = $1;

-- TranscriptStore.saveSegments
update "segment" set "task_id" = $1, "id" = $2, "begin_ms" = $3, "end_ms" = $4, "text" = $5, "speaker_id" = $6, "words" = $7, "doubts" = $8, "is_edited" = $9 where "task_id" = $10 and "id" = $11;

-- TranscriptStore.saveSegments, TranscriptStore.splice
select "position" from "segment" where "task_id" = $1 and id = any($2::text[]);

-- TranscriptStore.saveSegments, TranscriptStore.splice
select line.position, line.text from unnest($1::integer[]) as wanted (block) join segment as line on line.task_id = $2 and line.position >= wanted.block * 200 and line.position < (wanted.block + 1) * 200;

-- TranscriptStore.saveSegments, TranscriptStore.assign, TranscriptStore.splice
update "speakers" set "revision" = speakers.revision + 1, "lines_revision" = speakers.lines_revision + 1 where "task_id" = $1;

-- TranscriptStore.assign
update "segment" set "speaker_id" = $1 where "task_id" = $2 and id = any($3::text[]);

-- TranscriptStore.saveSpeakers
insert into "speakers" ("task_id", "list", "revision", "lines_revision") values ($1, $2, $3, $4) on conflict ("task_id") do update set "list" = $5, "revision" = speakers.revision + 1;

-- TranscriptStore.speakerNames
select "speakers"."list" from (select "id", "created_at" from "task" where "owner_id" = $1 order by "created_at" desc, "id" desc limit $2) as "newest" inner join "speakers" on "speakers"."task_id" = "newest"."id" order by "newest"."created_at" desc, "newest"."id" desc;

-- TranscriptStore.splice
delete from "segment" where "task_id" = $1 and id = any($2::text[]);

-- TranscriptStore.splice
delete from "transcript_words" where "task_id" = $1 and "block" in ($2);

-- TranscriptStore.splice
with place as (select position from segment where task_id = $1 and id = $2) select (select position from place) as before, (select min(position) from segment where task_id = $3 and position > coalesce((select position from place), '-infinity')) as next;

-- TranscriptStore.saveChange
insert into "transcript_change" ("task_id", "id", "lines", "summary", "change") values ($1, $2, $3, $4, $5);

-- TranscriptStore.saveChange
delete from transcript_change using ( select id, row_number() over (order by id desc) as nth, sum(lines) over (order by id desc) as total from transcript_change where task_id = $1 ) as counted where transcript_change.task_id = $2 and transcript_change.id = counted.id and nth > 1 and (nth > 50 or total > 20000);

-- TranscriptStore.changes
select "summary" from "transcript_change" where "task_id" = $1 order by "id" desc;

-- TranscriptStore.change
select "change" from "transcript_change" where "task_id" = $1 order by "id" desc limit $2;

-- TranscriptStore.change
select "change" from "transcript_change" where "task_id" = $1 and "id" = $2 order by "id" desc limit $3;

-- TranscriptStore.removeChange
delete from "transcript_change" where "task_id" = $1 and "id" = $2;
