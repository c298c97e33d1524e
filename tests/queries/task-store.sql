-- TaskStore.remove
delete from "task" where "id" in ($1);

-- TaskStore.insert
insert into "task" ("id", "owner_id", "folder_id", "title", "created_at", "created_day", "is_unfinished", "data", "title_words", "title_key", "words_version") values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11);

-- TaskStore.insert
insert into "task_work" ("task_id", "work") values ($1, $2);

-- TaskStore.insert
insert into "task_moment" ("task_id", "at", "moment") values ($1, $2, $3);

-- TaskStore.get, TaskStore.report
select "data", "folder_id", (select work from task_work where task_id = task.id) as "work" from "task" where "id" = $1;

-- TaskStore.find
select "data", "folder_id", (select work from task_work where task_id = task.id) as "work", (select role from collaborator where task_id = task.id and identifier = any (array(select unnest(array[email, phone]) from app_user where app_user.id = $1)) order by role limit 1) as "shared_as" from "task" where "id" = $2;

-- TaskStore.modify
select "data", "folder_id", "work" from "task" inner join "task_work" on "task_work"."task_id" = "task"."id" where "id" = $1 for update of "task", "task_work";

-- TaskStore.modify
update "task" set "owner_id" = $1, "folder_id" = $2, "title" = $3, "created_at" = $4, "created_day" = $5, "is_unfinished" = $6, "data" = $7 where "id" = $8;

-- TaskStore.modify
update "task" set "owner_id" = $1, "folder_id" = $2, "title" = $3, "created_at" = $4, "created_day" = $5, "is_unfinished" = $6, "data" = $7, "title_words" = $8, "title_key" = $9 where "id" = $10;

-- TaskStore.getMany
select "data", "folder_id", (select work from task_work where task_id = task.id) as "work" from "task" where "id" in ($1, $2);

-- TaskStore.visible
select "data", "folder_id", (select work from task_work where task_id = task.id) as "work" from "task" where "id" in ($1, $2) and (owner_id = $3 or exists (select from collaborator where task_id = task.id and identifier = any (array(select unnest(array[email, phone]) from app_user where app_user.id = $4))));

-- TaskStore.sharedWith
select "task_id" from "collaborator" where identifier = any (array(select unnest(array[email, phone]) from app_user where app_user.id = $1));

-- TaskStore.existing
select "id" from "task" where "id" in ($1, $2);

-- TaskStore.previews
select "id", (select list from speakers where task_id = task.id) as "speakers", (select left(summary, 1000) from analysis where task_id = task.id) as "summary", ( select end_ms > 1 from segment where task_id = task.id order by begin_ms desc, position desc limit 1 ) as "hasTimedLines", (select token from share where task_id = task.id and is_on) as "shareToken", ( select jsonb_build_object('id', app_user.id, 'email', email, 'phone', phone) from app_user where app_user.id = task.owner_id ) as "owner", ( select coalesce(jsonb_agg(jsonb_build_object('id', id, 'userIdentifier', identifier, 'role', role, 'userId', (select app_user.id from app_user where identifier in (email, phone) limit 1)) order by added_at, id), '[]') from collaborator where task_id = task.id ) as "collaborators", ( select coalesce(jsonb_agg(jsonb_build_object('id', tag.id, 'name', name, 'colour', colour) order by name_key), '[]') from task_tag join tag on tag.id = tag_id where task_id = task.id and is_on ) as "tags" from "task" where task.id = any($1);

-- TaskStore.list
select "data", "folder_id", (select work from task_work where task_id = task.id) as "work", (select coalesce(sum(tasks), 0)::integer as "total" from "task_tally" where true) as "total" from "task" where id = any(array(select "id" from "task" where true order by created_at desc, id desc limit $1 offset $2)) order by created_at desc, id desc;

-- TaskStore.list
select "data", "folder_id", (select work from task_work where task_id = task.id) as "work", (select coalesce(sum(tasks), 0)::integer as "total" from "task_tally" where owner_id = $1 and folder_id is null) as "total" from "task" where id = any(array(select "id" from "task" where owner_id = $2 and folder_id is null order by created_at, id limit $3 offset $4)) order by created_at, id;

-- TaskStore.list
select "data", "folder_id", (select work from task_work where task_id = task.id) as "work", (select coalesce(sum(tasks), 0)::integer as "total" from "task_tally" where owner_id = $1 and folder_id = $2) as "total" from "task" where id = any(array(select "id" from "task" where owner_id = $3 and folder_id = $4 order by title_key, id limit $5 offset $6)) order by title_key, id;

-- TaskStore.list
select "data", "folder_id", (select work from task_work where task_id = task.id) as "work", (select coalesce(sum(tasks), 0)::integer as "total" from "task_tally" where owner_id = $1 and "source" = $2) as "total" from "task" where id = any(array(select "id" from "task" where owner_id = $3 and "source" = $4 order by duration desc nulls last, id desc limit $5 offset $6)) order by duration desc nulls last, id desc;

-- TaskStore.list
select "data", "folder_id", (select work from task_work where task_id = task.id) as "work", (select coalesce(sum(tasks), 0)::integer as "total" from "task_tally" where owner_id = $1 and "state" = $2) as "total" from "task" where id = any(array(select "id" from "task" where owner_id = $3 and "state" = $4 order by duration desc nulls last, id desc limit $5 offset $6)) order by duration desc nulls last, id desc;

-- TaskStore.list
select "data", "folder_id", (select work from task_work where task_id = task.id) as "work", (select coalesce(sum(tasks), 0)::integer as "total" from "task_tally" where owner_id = $1 and "origin" = $2) as "total" from "task" where id = any(array(select "id" from "task" where owner_id = $3 and "origin" = $4 order by duration desc nulls last, id desc limit $5 offset $6)) order by duration desc nulls last, id desc;

-- TaskStore.list
select "data", "folder_id", (select work from task_work where task_id = task.id) as "work", (select count(*)::integer as "total" from "task" where true and "id" in (select "task_id" from "collaborator" where identifier = any (array(select unnest(array[email, phone]) from app_user where app_user.id = $1)))) as "total" from "task" where id = any(array(select "id" from "task" where true and "id" in (select "task_id" from "collaborator" where identifier = any (array(select unnest(array[email, phone]) from app_user where app_user.id = $2))) order by created_at desc, id desc limit $3 offset $4)) order by created_at desc, id desc;

-- TaskStore.listPreviewed
select "data", "folder_id", (select work from task_work where task_id = task.id) as "work", (select list from speakers where task_id = task.id) as "speakers", (select left(summary, 1000) from analysis where task_id = task.id) as "summary", ( select end_ms > 1 from segment where task_id = task.id order by begin_ms desc, position desc limit 1 ) as "hasTimedLines", (select token from share where task_id = task.id and is_on) as "shareToken", ( select jsonb_build_object('id', app_user.id, 'email', email, 'phone', phone) from app_user where app_user.id = task.owner_id ) as "owner", ( select coalesce(jsonb_agg(jsonb_build_object('id', id, 'userIdentifier', identifier, 'role', role, 'userId', (select app_user.id from app_user where identifier in (email, phone) limit 1)) order by added_at, id), '[]') from collaborator where task_id = task.id ) as "collaborators", ( select coalesce(jsonb_agg(jsonb_build_object('id', tag.id, 'name', name, 'colour', colour) order by name_key), '[]') from task_tag join tag on tag.id = tag_id where task_id = task.id and is_on ) as "tags", (select coalesce(sum(tasks), 0)::integer as "total" from "task_tally" where owner_id = $1) as "total" from "task" where id = any(array(select "id" from "task" where owner_id = $2 order by created_at desc, id desc limit $3 offset $4)) order by created_at desc, id desc;

-- TaskStore.count
select coalesce(sum(tasks), 0)::integer as "all", coalesce(sum(tasks) filter (where folder_id is null), 0)::integer as "uncategorized", coalesce(sum(tasks) filter (where state = 'running'), 0)::integer as "running", (select count(*) from collaborator where identifier = any (array(select unnest(array[email, phone]) from app_user where app_user.id = $1)))::integer as "shared" from "task_tally" where owner_id = $2;

-- TaskStore.search
select set_config('enable_seqscan', 'off', true), set_config('max_parallel_workers_per_gather', '0', true);

-- TaskStore.search
with found as materialized ((select "id", "created_at" from "task" where owner_id = $1 and (id in (select id from task where search @@ $2::tsquery union all select task_id from transcript_words where words @@ $3::tsquery)) is true)), weighed as materialized (select id, ("title_words" @@ $4::tsquery)::integer as in_title, ("summary_words" @@ $5::tsquery)::integer as in_summary from ( select task.* from task join found on found.id = task.id where task.search @@ $6::tsquery order by found.created_at desc, found.id desc limit 1000 ) as newest) select (select count(*)::integer from found) as total, array( select found.id from found left join weighed on weighed.id = found.id order by coalesce(in_title, 0) desc, coalesce(in_summary, 0) desc, found.created_at desc, found.id desc limit $7 offset $8 ) as ids;

-- TaskStore.search
select task.id, ("title_words" @@ $1::tsquery)::integer as title, ("summary_words" @@ $2::tsquery)::integer as summary, false as "isTitlePhrase", false as "isSummaryPhrase", said.moments, said.phrases from task left join analysis on analysis.task_id = task.id cross join lateral ( select count(*)::integer as moments, (count(*) filter (where is_phrase))::integer as phrases from ( select false as is_phrase from segment as line where line.task_id = task.id and line.text ~ $3 and true limit 30 ) as moment ) as said where task.id = any($4::uuid[]) order by task.created_at desc, task.id desc;

-- TaskStore.search
select "id", "data", "folder_id", (select work from task_work where task_id = task.id) as "work" from "task" where id = any($1::uuid[]);

-- TaskStore.search
select task.id, found.segment, found.text, found.begin_ms from unnest($1::uuid[]) as task (id) cross join lateral ( select id as segment, text, begin_ms from segment as line where task_id = task.id and (text ~ $2) and true order by begin_ms, position limit 10 ) as found;

-- TaskStore.search
select "task_id", "summary" from "analysis" where "task_id" in ($1);

-- TaskStore.search
with found as materialized ((select "id", "created_at" from "task" where owner_id = $1 and (id in (select id from task where search @@ $2::tsquery union all select task_id from transcript_words where words @@ $3::tsquery)) is true and (id in (select id from task where search @@ $4::tsquery union all select task_id from transcript_words where words @@ $5::tsquery)) is true)), weighed as materialized (select id, ("title_words" @@ $6::tsquery)::integer + ("title_words" @@ $7::tsquery)::integer as in_title, ("summary_words" @@ $8::tsquery)::integer + ("summary_words" @@ $9::tsquery)::integer as in_summary from ( select task.* from task join found on found.id = task.id where task.search @@ $10::tsquery order by found.created_at desc, found.id desc limit 1000 ) as newest) select (select count(*)::integer from found) as total, array( select found.id from found left join weighed on weighed.id = found.id order by coalesce(in_title, 0) desc, coalesce(in_summary, 0) desc, found.created_at desc, found.id desc limit $11 offset $12 ) as ids;

-- TaskStore.search
select task.id, ("title_words" @@ $1::tsquery)::integer + ("title_words" @@ $2::tsquery)::integer as title, ("summary_words" @@ $3::tsquery)::integer + ("summary_words" @@ $4::tsquery)::integer as summary, coalesce("title" ~ $5, false) as "isTitlePhrase", coalesce("summary" ~ $6, false) as "isSummaryPhrase", said.moments, said.phrases from task left join analysis on analysis.task_id = task.id cross join lateral ( select count(*)::integer as moments, (count(*) filter (where is_phrase))::integer as phrases from ( select coalesce("line"."text" ~ $7, false) as is_phrase from segment as line where line.task_id = task.id and line.text ~ $8 and line.text ~ $9 and true limit 30 ) as moment ) as said where task.id = any($10::uuid[]) order by task.created_at desc, task.id desc;

-- TaskStore.search
select task.id, found.segment, found.text, found.begin_ms from unnest($1::uuid[]) as task (id) cross join lateral ( select id as segment, text, begin_ms from segment as line where task_id = task.id and (text ~ $2 and text ~ $3) and true order by begin_ms, position limit 10 ) as found;

-- TaskStore.search
with found as materialized ((select "id", "created_at" from "task" where owner_id = $1 and created_at >= $2::timestamptz and created_at < $3::timestamptz and coalesce((select true from speakers, jsonb_array_elements(speakers.list) as one where speakers.task_id = task.id and position(lower($4) in lower(one ->> 'name')) > 0 limit 1), false) and (id in (select task_id from transcript_words where words @@ $5::tsquery) and coalesce((select true from segment as line where line.task_id = task.id and line.text ~ $6 and coalesce((select true from speakers, jsonb_array_elements(speakers.list) as one where speakers.task_id = line.task_id and one ->> 'id' = line.speaker_id and (position(lower($7) in lower(one ->> 'name')) > 0) limit 1), false) limit 1), false)) is true and (id in (select task_id from transcript_words where words @@ $8::tsquery) and coalesce((select true from segment as line where line.task_id = task.id and line.text ~ $9 and coalesce((select true from speakers, jsonb_array_elements(speakers.list) as one where speakers.task_id = line.task_id and one ->> 'id' = line.speaker_id and (position(lower($10) in lower(one ->> 'name')) > 0) limit 1), false) limit 1), false)) is true)), weighed as materialized (select null::uuid as id, 0 as in_title, 0 as in_summary) select (select count(*)::integer from found) as total, array( select found.id from found left join weighed on weighed.id = found.id order by coalesce(in_title, 0) desc, coalesce(in_summary, 0) desc, found.created_at desc, found.id desc limit $11 offset $12 ) as ids;

-- TaskStore.search
select task.id, 0 as title, 0 as summary, false as "isTitlePhrase", false as "isSummaryPhrase", said.moments, said.phrases from task left join analysis on analysis.task_id = task.id cross join lateral ( select count(*)::integer as moments, (count(*) filter (where is_phrase))::integer as phrases from ( select coalesce("line"."text" ~ $1, false) as is_phrase from segment as line where line.task_id = task.id and line.text ~ $2 and line.text ~ $3 and coalesce((select true from speakers, jsonb_array_elements(speakers.list) as one where speakers.task_id = line.task_id and one ->> 'id' = line.speaker_id and (position(lower($4) in lower(one ->> 'name')) > 0) limit 1), false) limit 30 ) as moment ) as said where task.id = any($5::uuid[]) order by task.created_at desc, task.id desc;

-- TaskStore.search
select task.id, found.segment, found.text, found.begin_ms from unnest($1::uuid[]) as task (id) cross join lateral ( select id as segment, text, begin_ms from segment as line where task_id = task.id and (text ~ $2) and coalesce((select true from speakers, jsonb_array_elements(speakers.list) as one where speakers.task_id = line.task_id and one ->> 'id' = line.speaker_id and (position(lower($3) in lower(one ->> 'name')) > 0) limit 1), false) order by begin_ms, position limit 10 ) as found;

-- TaskStore.search
select task.id, found.segment, found.text, found.begin_ms from unnest($1::uuid[]) as task (id) cross join lateral ( select id as segment, text, begin_ms from segment as line where task_id = task.id and (text ~ $2 and text ~ $3) and coalesce((select true from speakers, jsonb_array_elements(speakers.list) as one where speakers.task_id = line.task_id and one ->> 'id' = line.speaker_id and (position(lower($4) in lower(one ->> 'name')) > 0) limit 1), false) order by begin_ms, position limit 10 ) as found;

-- TaskStore.unfinished
select "data", "folder_id", (select work from task_work where task_id = task.id) as "work" from "task" where is_unfinished order by "created_at", "id";

-- TaskStore.recentlyCompleted
select "data", "folder_id", (select work from task_work where task_id = task.id) as "work" from "task" where true and exists (select from task_work where task_id = task.id and coalesce(work#>>'{processingSeconds,transcription}', work#>>'{processingSeconds,analysis}') is not null) order by "created_at" desc, "id" desc limit $1;

-- TaskStore.report
select "task_id" from "task_work" where "task_id" = $1 for update;

-- TaskStore.report
update "task_work" set "work" = $1 where "task_id" = $2;

-- TaskStore.findByTitle
select "data", "folder_id", (select work from task_work where task_id = task.id) as "work" from "task" where owner_id = $1 and "created_day" = $2 and "title" = $3 order by "created_at" desc, "id" desc limit $4;

-- TaskStore.findExample
select "data", "folder_id", (select work from task_work where task_id = task.id) as "work" from "task" where owner_id = $1 and data @> '{"isExample": true}' order by "created_at" desc, "id" desc limit $2;
