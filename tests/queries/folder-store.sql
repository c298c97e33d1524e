-- FolderStore.insert
insert into "folder" ("id", "owner_id", "name", "name_key", "created_at") values ($1, $2, $3, $4, $5);

-- FolderStore.list
select * from "folder" where "owner_id" = $1 order by "name_key";

-- FolderStore.get
select * from "folder" where "id" = $1 and "owner_id" = $2 for key share;

-- FolderStore.rename
update "folder" set "name" = $1, "name_key" = $2 where "id" = $3 and "owner_id" = $4 returning *;

-- FolderStore.count
select "folder_id", coalesce(sum(tasks), 0)::integer as "count" from "task_tally" where "owner_id" = $1 and "folder_id" is not null group by "folder_id" having coalesce(sum(tasks), 0)::integer > $2;

-- FolderStore.remove
delete from "folder" where "id" = $1 and "owner_id" = $2 returning *;
