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
