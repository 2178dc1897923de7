declare module 'virtual:switches/*' {
  const fluent: string;
  export default fluent;
}
