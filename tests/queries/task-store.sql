delete from "task" where "id" in ($1);

insert into "task" ("id", "owner_id", "folder_id", "title", "created_at", "created_day", "is_unfinished", "share_token", "data", "title_words") values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10);

select "data" from "task" where "id" = $1;

select "data" from "task" where "id" = $1 for update;

update "task" set "owner_id" = $1, "folder_id" = $2, "title" = $3, "created_at" = $4, "created_day" = $5, "is_unfinished" = $6, "share_token" = $7, "data" = $8 where "id" = $9;

update "task" set "owner_id" = $1, "folder_id" = $2, "title" = $3, "created_at" = $4, "created_day" = $5, "is_unfinished" = $6, "share_token" = $7, "data" = $8, "title_words" = $9 where "id" = $10;

select count(*)::integer as "total" from "task";

select "data" from "task" order by "created_at" desc, "id" desc limit $1 offset $2;

select count(*)::integer as "total" from "task" where "owner_id" = $1 and "folder_id" is null;

select "data" from "task" where "owner_id" = $1 and "folder_id" is null order by "created_at" desc, "id" desc limit $2 offset $3;

select count(*)::integer as "total" from "task" where "owner_id" = $1 and "folder_id" = $2;

select "data" from "task" where "owner_id" = $1 and "folder_id" = $2 order by "created_at" desc, "id" desc limit $3 offset $4;

select count(*)::integer as "total" from "task" where "owner_id" = $1 and search @@ $2::tsquery;

select "data" from "task" where "owner_id" = $1 and search @@ $2::tsquery order by ts_rank(search, $3::tsquery) desc, "created_at" desc, "id" desc limit $4 offset $5;

select task_id, text, begin_ms from ( select task_id, text, begin_ms, hits, row_number() over (partition by task_id order by hits desc, begin_ms) as nth from (select task_id, text, begin_ms, (text ilike $1)::integer as hits from segment where task_id = any($2::uuid[])) as counted where hits > 0 ) as ranked where nth <= $3 order by task_id, begin_ms;

select "task_id", "summary" from "analysis" where "task_id" in ($1);

select "data" from "task" where is_unfinished order by "created_at", "id";

select "data" from "task" where "share_token" = $1;

select "data" from "task" where "owner_id" = $1 and "created_day" = $2 and "title" = $3 order by "created_at" desc, "id" desc limit $4 offset $5;
