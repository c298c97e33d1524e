-- CollaboratorStore.add
select "id" from "task" where "id" = $1 for update;

-- CollaboratorStore.add
insert into "collaborator" ("task_id", "id", "identifier", "role", "added_at") values ($1, $2, $3, $4, $5) on conflict do nothing;

-- CollaboratorStore.list
select "id", "identifier", "role", "added_at" from "collaborator" where "task_id" = $1 order by "added_at", "id";

-- CollaboratorStore.setRole
update "collaborator" set "role" = $1 where "task_id" = $2 and "id" = $3 returning "id", "identifier", "role", "added_at";

-- CollaboratorStore.remove
delete from "collaborator" where "task_id" = $1 and "id" = $2 returning "id", "identifier", "role", "added_at";

-- CollaboratorStore.readdress
update collaborator set role = 'editor' where identifier = $1 and exists ( select from collaborator other where other.task_id = collaborator.task_id and other.identifier = $2 and other.role = 'editor');

-- CollaboratorStore.readdress
delete from collaborator where identifier = $1 and ( exists (select from task where task.id = collaborator.task_id and task.owner_id = $2) or exists ( select from collaborator other where other.task_id = collaborator.task_id and other.identifier = $3));

-- CollaboratorStore.readdress
update "collaborator" set "identifier" = $1 where "identifier" = $2 returning "id";

-- CollaboratorStore.moveBack
update "collaborator" set "identifier" = $1 where "identifier" = $2 and "id" in ($3) and not exists (select "other"."id" from "collaborator" as "other" where "other"."task_id" = "collaborator"."task_id" and "other"."identifier" = $4);
