-- ExportedFileStore.changed
select "export_rule"."id" as "ruleId", "task"."id" as "taskId", greatest( (task.data->>'updatedAt') collate "C", (task.data#>>'{translation,state,at}') collate "C" ) as "mark" from "export_rule" inner join "task" on "task"."owner_id" = "export_rule"."owner_id" where "export_rule"."is_on" = $1 and task.data#>>'{transcription,_tag}' = 'Completed' and task.state <> 'running' and coalesce(task.data->>'isExample', 'false') = 'false' and (export_rule.folder_id is null or export_rule.folder_id = task.folder_id) and (export_rule.since is null or greatest( (task.data->>'updatedAt') collate "C", (task.data#>>'{translation,state,at}') collate "C" ) >= export_rule.since or exists ( select from export_note n where n.rule_id = export_rule.id and n.task_id = task.id )) and greatest( (task.data->>'updatedAt') collate "C", (task.data#>>'{translation,state,at}') collate "C" ) <= $2 and not exists ( select from export_note n where n.rule_id = export_rule.id and n.task_id = task.id and n.mark = greatest( (task.data->>'updatedAt') collate "C", (task.data#>>'{translation,state,at}') collate "C" ) ) order by greatest( (task.data->>'updatedAt') collate "C", (task.data#>>'{translation,state,at}') collate "C" ), "task"."id", "export_rule"."id" limit $3;

-- ExportedFileStore.changed
select "id", "owner_id" from "export_rule" where "is_on" = $1 and "has_shared" = $2;

-- ExportedFileStore.changed
select "export_rule"."id" as "ruleId", "task"."id" as "taskId", greatest( (task.data->>'updatedAt') collate "C", (task.data#>>'{translation,state,at}') collate "C" ) as "mark" from "export_rule" inner join "task" on "task"."owner_id" = "export_rule"."owner_id" where "export_rule"."is_on" = $1 and "export_rule"."id" = $2 and task.data#>>'{transcription,_tag}' = 'Completed' and task.state <> 'running' and coalesce(task.data->>'isExample', 'false') = 'false' and (export_rule.folder_id is null or export_rule.folder_id = task.folder_id) and (export_rule.since is null or greatest( (task.data->>'updatedAt') collate "C", (task.data#>>'{translation,state,at}') collate "C" ) >= export_rule.since or exists ( select from export_note n where n.rule_id = export_rule.id and n.task_id = task.id )) and greatest( (task.data->>'updatedAt') collate "C", (task.data#>>'{translation,state,at}') collate "C" ) <= $3 and greatest( (task.data->>'updatedAt') collate "C", (task.data#>>'{translation,state,at}') collate "C" ) >= $4 and not exists ( select from export_note n where n.rule_id = export_rule.id and n.task_id = task.id and n.mark = greatest( (task.data->>'updatedAt') collate "C", (task.data#>>'{translation,state,at}') collate "C" ) ) order by greatest( (task.data->>'updatedAt') collate "C", (task.data#>>'{translation,state,at}') collate "C" ), "task"."id", "export_rule"."id" limit $5;

-- ExportedFileStore.changed
select "id", "owner_id" from "export_rule" where "is_on" = $1 and "has_shared" = $2 and "id" = $3;

-- ExportRuleStore.change
select "doc" from "export_rule" where "id" = $1 for no key update;

-- ExportRuleStore.change
update "export_rule" set "is_on" = $1, "has_shared" = $2, "folder_id" = $3, "since" = $4, "paused_until" = $5, "doc" = $6 where "id" = $7;

-- ExportedFileStore.changed
select "export_rule"."id" as "ruleId", "task"."id" as "taskId", greatest( (task.data->>'updatedAt') collate "C", (task.data#>>'{translation,state,at}') collate "C" ) as "mark" from "export_rule" inner join "task" on true where "export_rule"."is_on" = $1 and "export_rule"."id" = $2 and "task"."id" in (select "task_id" from "collaborator" where identifier = any (array(select unnest(array[email, phone]) from app_user where app_user.id = $3))) and task.data#>>'{transcription,_tag}' = 'Completed' and task.state <> 'running' and coalesce(task.data->>'isExample', 'false') = 'false' and (export_rule.folder_id is null or export_rule.folder_id = task.folder_id) and (export_rule.since is null or greatest( (task.data->>'updatedAt') collate "C", (task.data#>>'{translation,state,at}') collate "C" ) >= export_rule.since or exists ( select from export_note n where n.rule_id = export_rule.id and n.task_id = task.id )) and greatest( (task.data->>'updatedAt') collate "C", (task.data#>>'{translation,state,at}') collate "C" ) <= $4 and not exists ( select from export_note n where n.rule_id = export_rule.id and n.task_id = task.id and n.mark = greatest( (task.data->>'updatedAt') collate "C", (task.data#>>'{translation,state,at}') collate "C" ) ) order by greatest( (task.data->>'updatedAt') collate "C", (task.data#>>'{translation,state,at}') collate "C" ), "task"."id", "export_rule"."id" limit $5;

-- ExportedFileStore.note
insert into "export_note" ("rule_id", "task_id", "mark") select "export_rule"."id", "task"."id", $1 as "mark" from "export_rule" inner join "task" on true where "export_rule"."id" = $2 and "task"."id" = $3 on conflict ("rule_id", "task_id") do update set "mark" = $4 returning "task_id";

-- ExportedFileStore.add
insert into "export_file" ("id", "rule_id", "task_id", "kind", "state", "next_at", "until", "path_key", "doc") values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict ("rule_id", "task_id", "kind") do nothing;

-- ExportedFileStore.ofTask
select "doc" from "export_file" where "rule_id" = $1 and "task_id" = $2 order by "seq";

-- ExportedFileStore.find
select "doc" from "export_file" where "id" = $1;

-- ExportedFileStore.claim
select r.id from export_rule r join export_file f on f.rule_id = r.id where r.is_on and (r.paused_until is null or r.paused_until <= $1) and f.state = 'waiting' and f.next_at <= $2 and not exists (select from export_file o where o.rule_id = r.id and o.until > $3) order by f.next_at, f.seq limit 1 for no key update of r skip locked;

-- ExportedFileStore.claim
select f.doc from export_file f where f.rule_id = $1 and f.state = 'waiting' and f.next_at <= $2 and not exists (select from export_file o where o.rule_id = $3 and o.until > $4) order by f.next_at, f.seq limit 1;

-- ExportedFileStore.claim, ExportedFileStore.change, ExportedFileStore.reserve
select "doc" from "export_file" where "id" = $1 for no key update;

-- ExportedFileStore.claim, ExportedFileStore.change, ExportedFileStore.reserve
update "export_file" set "state" = $1, "next_at" = $2, "until" = $3, "path_key" = $4, "doc" = $5, "changed_at" = now() where "id" = $6;

-- ExportedFileStore.reserve
select o.id from export_file o join export_file f on f.rule_id = o.rule_id where f.id = $1 and o.id <> f.id and o.path_key = $2;

-- ExportedFileStore.list
select "doc" from "export_file" where "rule_id" = $1 and "state" in ($2) order by "changed_at" desc, "seq" desc limit $3 offset $4;

-- ExportedFileStore.list
select count(*) as "total" from "export_file" where "rule_id" = $1 and "state" in ($2);

-- ExportedFileStore.count
select "state", count(*) as "total" from "export_file" where "rule_id" = $1 group by "state";

-- ExportedFileStore.forgetNotes, ExportedFileStore.forget
update "export_note" set "mark" = $1 where "rule_id" = $2;

-- ExportedFileStore.remove
delete from "export_file" where "id" = $1;

-- ExportedFileStore.forget
delete from "export_file" where "rule_id" = $1;

-- ExportRuleStore.remove
delete from "export_rule" where "id" = $1;
