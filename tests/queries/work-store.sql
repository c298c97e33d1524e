select "id" from "task" where "id" = $1 for update;

delete from "work_plan" where "task_id" = $1;

insert into "work_plan" ("task_id", "plan") values ($1, $2);

insert into "work_chunk" ("task_id", "index", "begin_ms", "end_ms") values ($1, $2, $3, $4);

select "task_id" from "work_plan" where "task_id" = $1 for update;

select coalesce(max(index) + 1, 0) as "next" from "work_chunk" where "task_id" = $1;

update "work_chunk" set "state" = $1, "result" = $2, "failure" = $3 where "task_id" = $4 and "index" = $5 and "state" != $6;

select "plan" from "work_plan" where "task_id" = $1;

select * from "work_chunk" where "task_id" = $1 order by "index";
