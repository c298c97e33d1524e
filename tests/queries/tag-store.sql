-- TagStore.insert
insert into "tag" ("id", "owner_id", "created_at", "name", "name_key", "colour", "rules") values ($1, $2, $3, $4, $5, $6, $7);

-- TagStore.save
update "tag" set "name" = $1, "name_key" = $2, "colour" = $3, "rules" = $4 where "id" = $5 and "owner_id" = $6;

-- TagStore.list
select * from "tag" where "owner_id" = $1 order by "name_key";

-- TagStore.lockFiles
select "id" from "task" where id = any($1::uuid[]) and "owner_id" = $2 order by "id" for no key update;

-- TagStore.mark
insert into task_tag (tag_id, task_id, is_on) select tag_id, task_id, true from unnest($1::uuid[]) as task_id, unnest($2::uuid[]) as tag_id on conflict (tag_id, task_id) do update set is_on = true where not task_tag.is_on returning task_id;

-- TagStore.mark
update task_tag set is_on = false where tag_id = any($1::uuid[]) and task_id = any($2::uuid[]) and is_on returning task_id;

-- TagStore.markByRule
insert into task_tag (tag_id, task_id, is_on) select $1::uuid, file.id, true from unnest($2::uuid[]) as file (id) where (select count(*) from task_tag as there where there.task_id = file.id and is_on) < $3 on conflict (tag_id, task_id) do nothing returning task_id;

-- TagStore.hasMoreThan
select from task_tag where task_id = any($1::uuid[]) and is_on group by task_id having count(*) > $2 limit 1;

-- TagStore.count
select "tag_id", count(*)::integer as "files" from "tag" inner join "task_tag" on "task_tag"."tag_id" = "tag"."id" where "owner_id" = $1 and "is_on" = $2 group by "tag_id";

-- TagStore.namesOf
select "name" from "task_tag" inner join "tag" on "tag"."id" = "task_tag"."tag_id" where "task_id" = $1 and "is_on" = $2 order by "name_key";

-- TagStore.facts
select "id", "title", "source", "folder_id", "created_at", data->>'language' as "language", (select jsonb_path_query_array(list, '$[*].name') from speakers where task_id = task.id) as "speakers" from "task" where "id" = $1;

-- TagStore.filesAfter
select "id", "title", "source", "folder_id", "created_at", data->>'language' as "language", (select jsonb_path_query_array(list, '$[*].name') from speakers where task_id = task.id) as "speakers" from "task" where "owner_id" = $1 and "state" = $2 order by "created_at" desc, "id" desc limit $3;

-- TagStore.filesAfter
select "id", "title", "source", "folder_id", "created_at", data->>'language' as "language", (select jsonb_path_query_array(list, '$[*].name') from speakers where task_id = task.id) as "speakers" from "task" where "owner_id" = $1 and "state" = $2 and (created_at, id) < ($3::timestamptz, $4::uuid) order by "created_at" desc, "id" desc limit $5;

-- TaskStore.list
select "data", "folder_id", (select work from task_work where task_id = task.id) as "work", (select count(*)::integer as "total" from "task" where owner_id = $1 and "id" in (select "task_id" from "task_tag" where "tag_id" = $2 and "is_on" = $3) and "id" in (select "task_id" from "task_tag" where "tag_id" = $4 and "is_on" = $5)) as "total" from "task" where id = any(array(select "id" from "task" where owner_id = $6 and "id" in (select "task_id" from "task_tag" where "tag_id" = $7 and "is_on" = $8) and "id" in (select "task_id" from "task_tag" where "tag_id" = $9 and "is_on" = $10) order by created_at desc, id desc limit $11 offset $12)) order by created_at desc, id desc;

-- TaskStore.search
select set_config('enable_seqscan', 'off', true), set_config('max_parallel_workers_per_gather', '0', true);

-- TaskStore.search
with found as materialized ((select "id", "created_at" from "task" where owner_id = $1 and id in (select task_id from task_tag join tag on tag.id = tag_id where is_on and name_key = $2 and tag.owner_id = $3))), weighed as materialized (select null::uuid as id, 0 as in_title, 0 as in_summary) select (select count(*)::integer from found) as total, array( select found.id from found left join weighed on weighed.id = found.id order by coalesce(in_title, 0) desc, coalesce(in_summary, 0) desc, found.created_at desc, found.id desc limit $4 offset $5 ) as ids;

-- TaskStore.search
select "id", "data", "folder_id", (select work from task_work where task_id = task.id) as "work" from "task" where id = any($1::uuid[]);

-- TagStore.lockTagged
select "id" from "task" where "owner_id" = $1 and "id" in (select "task_id" from "task_tag" where "tag_id" = $2) order by "id" for no key update;

-- TagStore.merge
insert into task_tag (tag_id, task_id, is_on) select $1::uuid, task_id, is_on from task_tag where tag_id = $2 order by task_id on conflict (tag_id, task_id) do update set is_on = true where excluded.is_on and not task_tag.is_on;

-- TagStore.merge
delete from "tag" where "id" = $1;

-- TagStore.remove
delete from "tag" where "id" = $1 and "owner_id" = $2;
