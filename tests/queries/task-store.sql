delete from "task" where "id" in ($1);

insert into "task" ("id", "owner_id", "folder_id", "title", "created_at", "created_day", "is_unfinished", "share_token", "data", "title_words", "title_key", "words_version") values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12);

select "data" from "task" where "id" = $1;

select "data" from "task" where "id" = $1 for update;

update "task" set "owner_id" = $1, "folder_id" = $2, "title" = $3, "created_at" = $4, "created_day" = $5, "is_unfinished" = $6, "share_token" = $7, "data" = $8 where "id" = $9;

update "task" set "owner_id" = $1, "folder_id" = $2, "title" = $3, "created_at" = $4, "created_day" = $5, "is_unfinished" = $6, "share_token" = $7, "data" = $8, "title_words" = $9, "title_key" = $10 where "id" = $11;

select "data" from "task" where "id" in ($1, $2);

select "task"."id", "speakers"."list" as "speakers", left(analysis.summary, 3000) as "summary" from "task" left join "speakers" on "speakers"."task_id" = "task"."id" left join "analysis" on "analysis"."task_id" = "task"."id" where "task"."id" in ($1, $2);

select count(*)::integer as "total" from "task";

select "data" from "task" order by "created_at" desc, "id" desc limit $1 offset $2;

select count(*)::integer as "total" from "task" where "owner_id" = $1 and "folder_id" is null;

select "data" from "task" where "owner_id" = $1 and "folder_id" is null order by "created_at", "id" limit $2 offset $3;

select count(*)::integer as "total" from "task" where "owner_id" = $1 and "folder_id" = $2 and "source" = $3;

select "data" from "task" where "owner_id" = $1 and "folder_id" = $2 and "source" = $3 order by "title_key", "id" limit $4 offset $5;

select count(*)::integer as "total" from "task" where "owner_id" = $1 and "state" = $2;

select "data" from "task" where "owner_id" = $1 and "state" = $2 order by "duration" desc nulls last, "id" desc limit $3 offset $4;

select count(*)::integer as "all", (count(*) filter (where folder_id is null))::integer as "uncategorized", (count(*) filter (where state = 'running'))::integer as "running" from "task" where "owner_id" = $1;

set local enable_seqscan = off;

select count(*)::integer as "total" from "task" where "owner_id" = $1 and (id in (select id from task where search @@ $2::tsquery union all select task_id from transcript_words where words @@ $3::tsquery)) is true;

select "data" from "task" where "owner_id" = $1 and (id in (select id from task where search @@ $2::tsquery union all select task_id from transcript_words where words @@ $3::tsquery)) is true order by ("title_words" @@ $4::tsquery)::integer desc, ("summary_words" @@ $5::tsquery)::integer desc, "created_at" desc, "id" desc limit $6 offset $7;

select task.id, line.text, line.begin_ms from unnest($1::uuid[]) as task (id) cross join lateral ( select text, begin_ms from segment where task_id = task.id and (text ~ $2) order by begin_ms, position limit 10 ) as line;

select "task_id", "summary" from "analysis" where "task_id" in ($1);

select count(*)::integer as "total" from "task" where "owner_id" = $1 and (id in (select id from task where search @@ $2::tsquery union all select task_id from transcript_words where words @@ $3::tsquery)) is true and (id in (select id from task where search @@ $4::tsquery union all select task_id from transcript_words where words @@ $5::tsquery)) is true;

select "data" from "task" where "owner_id" = $1 and (id in (select id from task where search @@ $2::tsquery union all select task_id from transcript_words where words @@ $3::tsquery)) is true and (id in (select id from task where search @@ $4::tsquery union all select task_id from transcript_words where words @@ $5::tsquery)) is true order by ("title_words" @@ $6::tsquery)::integer + ("title_words" @@ $7::tsquery)::integer desc, ("summary_words" @@ $8::tsquery)::integer + ("summary_words" @@ $9::tsquery)::integer desc, "created_at" desc, "id" desc limit $10 offset $11;

select task.id, line.text, line.begin_ms from unnest($1::uuid[]) as task (id) cross join lateral ( select text, begin_ms from segment where task_id = task.id and (text ~ $2 and text ~ $3) order by begin_ms, position limit 10 ) as line;

select "data" from "task" where is_unfinished order by "created_at", "id";

select "data" from "task" where coalesce(data#>>'{processingSeconds,transcription}', data#>>'{processingSeconds,analysis}') is not null order by "created_at" desc, "id" desc limit $1;

select "data" from "task" where "share_token" = $1;

select "data" from "task" where "owner_id" = $1 and "created_day" = $2 and "title" = $3 order by "created_at" desc, "id" desc limit $4;

select "data" from "task" where "owner_id" = $1 and data @> '{"isExample": true}' order by "created_at" desc, "id" desc limit $2;
