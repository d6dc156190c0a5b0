/**
 * MongoDB features that the adapter promises and services may therefore use. Each entry has its case in `promises/*.integration.spec.ts`,
 * which runs through the official driver. Strict mode refuses everything else. MongoDB has many more features, and the engine much of them.
 * Add a case before you extend these lists.
 */

/** Fields that any command may carry: session, transaction, read and write options, time limit, comment. */
export const commonFields = [
  '$db',
  '$clusterTime',
  '$readPreference',
  'lsid',
  'txnNumber',
  'startTransaction',
  'autocommit',
  'readConcern',
  'writeConcern',
  'maxTimeMS',
  'comment',
] as const;

/** Drivers describe themselves in `hello`. Servers ignore unknown fields. */
export const anyField = 'any';

/** Commands by name, each with the fields it may carry besides the common ones. */
export const commands = {
  hello: anyField,
  isMaster: anyField,
  ping: [],
  buildInfo: [],
  connectionStatus: ['showPrivileges'],
  saslStart: ['mechanism', 'payload', 'options', 'autoAuthorize'],
  saslContinue: ['conversationId', 'payload'],
  find: [
    'filter',
    'projection',
    'sort',
    'skip',
    'limit',
    'batchSize',
    'singleBatch',
    'hint',
    'collation',
    'let',
    'allowDiskUse',
  ],
  aggregate: ['pipeline', 'cursor', 'hint', 'collation', 'let', 'allowDiskUse'],
  count: ['query', 'skip', 'limit', 'hint', 'collation'],
  distinct: ['key', 'query'],
  getMore: ['collection', 'batchSize'],
  killCursors: ['cursors'],
  insert: ['documents', 'ordered'],
  update: ['updates', 'ordered', 'let'],
  delete: ['deletes', 'ordered', 'let'],
  bulkWrite: ['ops', 'nsInfo', 'ordered', 'errorsOnly'],
  findAndModify: ['query', 'update', 'remove', 'new', 'upsert', 'sort', 'fields', 'arrayFilters', 'let'],
  create: [],
  drop: [],
  dropDatabase: [],
  listCollections: ['filter', 'nameOnly', 'authorizedCollections', 'cursor'],
  listDatabases: ['filter', 'nameOnly', 'authorizedDatabases'],
  createIndexes: ['indexes', 'commitQuorum'],
  dropIndexes: ['index'],
  listIndexes: ['cursor'],
  explain: ['verbosity'],
  commitTransaction: [],
  abortTransaction: [],
  endSessions: [],
} as const;

/** Fields of a statement in `updates` and in `deletes`. */
export const updateStatementFields = ['q', 'u', 'upsert', 'multi', 'arrayFilters', 'hint'] as const;
/** Fields of a write in `ops`: an insert or an update, with the index of its namespace in `nsInfo`. */
export const bulkWriteFields = [
  'insert',
  'document',
  'update',
  'filter',
  'updateMods',
  'multi',
  'arrayFilters',
] as const;
export const deleteStatementFields = ['q', 'limit', 'hint', 'collation'] as const;

/** Fields of an index. Keys are ascending (1) or descending (-1). */
export const indexFields = [
  'key',
  'name',
  'unique',
  'sparse',
  'expireAfterSeconds',
  'partialFilterExpression',
  'background',
  'v',
] as const;

export const queryOperators = [
  '$eq',
  '$ne',
  '$gt',
  '$gte',
  '$lt',
  '$lte',
  '$in',
  '$nin',
  '$and',
  '$or',
  '$nor',
  '$not',
  '$exists',
  '$type',
  '$expr',
  '$mod',
  '$regex',
  '$options',
  '$all',
  '$elemMatch',
  '$size',
  '$comment',
] as const;

/**
 * Operators of a find’s projection, in addition to fields, exclusions and expressions. A bare `$` is the first match of a filtered array.
 */
export const projectionOperators = ['$slice', '$elemMatch', '$'] as const;

export const updateOperators = [
  '$set',
  '$unset',
  '$setOnInsert',
  '$inc',
  '$mul',
  '$min',
  '$max',
  '$rename',
  '$currentDate',
  '$push',
  '$addToSet',
  '$pull',
  '$pullAll',
  '$pop',
] as const;

/** Modifiers of `$push`. `$addToSet` only takes `$each`. */
export const updateModifiers = ['$each', '$slice', '$position', '$sort'] as const;

/** Array positions in an update’s paths: the matched one, all, or those selected by an array filter. */
export const positionalOperators = ['$', '$[]', '$[<identifier>]'] as const;

/** Stages of a pipeline update. */
export const updateStages = ['$set', '$addFields', '$unset', '$project', '$replaceRoot', '$replaceWith'] as const;

export const stages = [
  '$match',
  '$project',
  '$addFields',
  '$set',
  '$unset',
  '$group',
  '$sort',
  '$limit',
  '$skip',
  '$count',
  '$unwind',
  '$lookup',
  '$facet',
  '$replaceRoot',
  '$replaceWith',
  '$sortByCount',
  '$sample',
  '$unionWith',
  '$bucket',
] as const;

export const accumulators = [
  '$sum',
  '$avg',
  '$min',
  '$max',
  '$first',
  '$last',
  '$push',
  '$addToSet',
  '$count',
  '$mergeObjects',
] as const;

export const expressions = [
  '$add',
  '$subtract',
  '$multiply',
  '$divide',
  '$mod',
  '$abs',
  '$ceil',
  '$floor',
  '$round',
  '$trunc',
  '$sqrt',
  '$pow',
  '$eq',
  '$ne',
  '$gt',
  '$gte',
  '$lt',
  '$lte',
  '$cmp',
  '$and',
  '$or',
  '$not',
  '$cond',
  '$ifNull',
  '$switch',
  '$arrayElemAt',
  '$first',
  '$last',
  '$concatArrays',
  '$filter',
  '$in',
  '$indexOfArray',
  '$isArray',
  '$map',
  '$range',
  '$reduce',
  '$reverseArray',
  '$size',
  '$slice',
  '$sortArray',
  '$arrayToObject',
  '$objectToArray',
  '$mergeObjects',
  '$setUnion',
  '$setIntersection',
  '$setDifference',
  '$setIsSubset',
  '$anyElementTrue',
  '$allElementsTrue',
  '$sum',
  '$avg',
  '$min',
  '$max',
  '$concat',
  '$toLower',
  '$toUpper',
  '$substrCP',
  '$strLenCP',
  '$indexOfCP',
  '$split',
  '$trim',
  '$ltrim',
  '$rtrim',
  '$regexMatch',
  '$replaceOne',
  '$replaceAll',
  '$strcasecmp',
  '$dateToString',
  '$dateFromString',
  '$dateTrunc',
  '$dateAdd',
  '$dateSubtract',
  '$dateDiff',
  '$year',
  '$month',
  '$dayOfMonth',
  '$dayOfWeek',
  '$hour',
  '$minute',
  '$second',
  '$toString',
  '$toInt',
  '$toLong',
  '$toDouble',
  '$toDecimal',
  '$toBool',
  '$toDate',
  '$toObjectId',
  '$convert',
  '$type',
  '$isNumber',
  '$literal',
  '$let',
  '$getField',
] as const;
