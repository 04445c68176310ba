import { displayName, faultOfName, undrawnLetters } from './person-name';

describe('a name as it is shown', () => {
  it.each([
    ['晓测', '林', '林晓测'],
    ['野測試', '𠮷', '𠮷野測試'],
    ['花子', '田中', '田中花子'],
    ['ハナコ', 'タナカ', 'タナカ ハナコ'],
    ['ﾀﾛｳ', 'ﾃｽﾄ', 'ﾃｽﾄ ﾀﾛｳ'],
    ['さくら', '葛󠄀城', '葛󠄀城 さくら'],
    ['민준', '김', '김 민준'],
    ['买买提', '阿卜杜拉·', '阿卜杜拉·买买提'],
    // Latin, and what is of two scripts, as everywhere.
    ['Xiaoce', 'Lin', 'Xiaoce Lin'],
    ['Văn Anh', 'Nguyễn', 'Văn Anh Nguyễn'],
    ['Grace', '林', 'Grace 林'],
    ['محمد', 'الاختبار', 'محمد الاختبار'],
    ['Sukarno', '', 'Sukarno'],
    ['', '林', '林'],
    [' Ada ', ' Tan ', 'Ada Tan'],
  ])('of %s %s is %s', (givenNames, familyName, shown) => {
    expect(displayName({ givenNames, familyName })).toBe(shown);
  });
});

describe('a name that is typed', () => {
  it.each(['Siobhán O’Brien-Test', '测试龘', '𠮷野測試', 'ﾃｽﾄ ﾀﾛｳ', '葛󠄀城', '한국 테스트', 'José Núñez', 'சிவகுமார் சோதனை', 'กิตติศักดิ์ ทดสอบ'])(
    'can be drawn: %s',
    (name) => expect(faultOfName(name)).toBeUndefined(),
  );
  it.each(['محمد الاختبار', 'क्‍ष टेस्ट', 'Łukasz Żółć', 'İpek Şahin', 'Nguyễn Thị Ánh', 'Юлия', 'Ελένη', 'ქართული'])(
    'can be drawn: %s',
    (name) => expect(faultOfName(name)).toBeUndefined(),
  );

  it('is refused for letters that no font of ours has, which it names', () => {
    expect(faultOfName('ᠮᠣᠩᠭᠣᠯ')).toBe('script');
    expect(undrawnLetters('Ada ᏣᎳᎩ Ꮳ')).toEqual(['Ꮳ', 'Ꮃ', 'Ꭹ']);
  });

  it('is refused for signs', () => {
    expect(faultOfName('Test 👨‍👩‍👧')).toBe('letters');
  });
});
