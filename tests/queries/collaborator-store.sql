-- CollaboratorStore.add
select "id" from "task" where "id" = $1 for update;

-- CollaboratorStore.add
insert into "collaborator" ("task_id", "user_id", "added_at") select $1::uuid as "task_id", "app_user"."id" as "user_id", $2::timestamptz as "added_at" from "app_user" where "app_user"."id" = $3 on conflict do nothing;

-- CollaboratorStore.list
select "user_id", "email", "phone", "added_at" from "collaborator" inner join "app_user" on "app_user"."id" = "collaborator"."user_id" where "task_id" = $1 order by "added_at", "user_id";

-- CollaboratorStore.remove
delete from "collaborator" where "task_id" = $1 and "user_id" = $2;
